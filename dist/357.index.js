export const id = 357;
export const ids = [357];
export const modules = {

 6357:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  l: () => ( toMarkdown)
});

var lib = __webpack_require__(9054);
var zwitch = __webpack_require__(950);
;

const own = {}.hasOwnProperty

function configure(base, extension) {
  let index = -1
  let key

  if (extension.extensions) {
    while (++index < extension.extensions.length) {
      configure(base, extension.extensions[index])
    }
  }

  for (key in extension) {
    if (own.call(extension, key)) {
      switch (key) {
        case 'extensions': {
          break
        }

        case 'unsafe': {
          list(base[key], extension[key])
          break
        }

        case 'join': {
          list(base[key], extension[key])
          break
        }

        case 'handlers': {
          map(base[key], extension[key])
          break
        }

        default: {
          base.options[key] = extension[key]
        }
      }
    }
  }

  return base
}

function list(left, right) {
  if (right) {
    left.push(...right)
  }
}

function map(left, right) {
  if (right) {
    Object.assign(left, right)
  }
}

var handle = __webpack_require__(2169);
var check_rule = __webpack_require__(3661);
var format_code_as_indented = __webpack_require__(4672);
var format_heading_as_setext = __webpack_require__(8069);
var html_kind = __webpack_require__(9424);
;






const join = [joinDefaults]

function joinDefaults(left, right, parent, state) {
  if (
    right.type === 'code' &&
    (0,format_code_as_indented.m)(right, state) &&
    (left.type === 'list' ||
      (left.type === right.type && (0,format_code_as_indented.m)(left, state)))
  ) {
    return false
  }

  if ('spread' in parent && typeof parent.spread === 'boolean') {
    if (parent.spread) return 1

    if (left.type === 'html') {
      const kind = (0,html_kind.C)(left.value)
      if (kind === undefined || kind === 6 || kind === 7) return 1
    }

    if (left.type === 'blockquote' && right.type === 'blockquote') return 1

    if (
      (left.type === 'definition' || left.type === 'paragraph') &&
      right.type === 'list' &&
      ((right.ordered &&
        typeof right.start === 'number' &&
        right.start !== 1) ||
        (right.children.length > 0 && right.children[0].children.length === 0))
    ) {
      return 1
    }

    if (
      left.type === 'paragraph' &&
      right.type === 'thematicBreak' &&
      (0,check_rule.T)(state) === '-' &&
      !state.options.ruleSpaces
    ) {
      return 1
    }

    let tail = left

    while (
      (tail.type === 'blockquote' ||
        tail.type === 'list' ||
        tail.type === 'listItem') &&
      tail.children.length > 0
    ) {
      tail = tail.children[tail.children.length - 1]
    }

    if (tail.type !== 'definition' && tail.type !== 'paragraph') return 0

    if (right.type === 'code' && (0,format_code_as_indented.m)(right, state)) return 1

    if (right.type === 'html') {
      const kind = (0,html_kind.C)(right.value)
      if (kind === undefined || kind === 7) return 1
    }

    if (
      (left.type === 'paragraph' || left !== tail) &&
      (right.type === 'definition' ||
        (right.type === 'heading' && (0,format_heading_as_setext.f)(right, state)) ||
        right.type === 'paragraph')
    ) {
      return 1
    }

    return 0
  }
}

;

const fullPhrasingSpans = [
  'autolink',
  'destinationLiteral',
  'destinationRaw',
  'reference',
  'titleQuote',
  'titleApostrophe'
]

const unsafe = [
  {character: '\t', after: '[\\r\\n]', inConstruct: 'phrasing'},
  {character: '\t', before: '[\\r\\n]', inConstruct: 'phrasing'},
  {
    character: '\t',
    inConstruct: ['codeFencedLangGraveAccent', 'codeFencedLangTilde']
  },
  {
    character: '\r',
    inConstruct: [
      'codeFencedLangGraveAccent',
      'codeFencedLangTilde',
      'codeFencedMetaGraveAccent',
      'codeFencedMetaTilde',
      'destinationLiteral',
      'headingAtx'
    ]
  },
  {
    character: '\n',
    inConstruct: [
      'codeFencedLangGraveAccent',
      'codeFencedLangTilde',
      'codeFencedMetaGraveAccent',
      'codeFencedMetaTilde',
      'destinationLiteral',
      'headingAtx'
    ]
  },
  {character: '\r', before: '[\\r\\n]', inConstruct: 'phrasing'},
  {character: '\r', after: '\\r', inConstruct: 'phrasing'},
  {character: '\n', before: '\\n', inConstruct: 'phrasing'},
  {character: '\n', after: '[\\r\\n]', inConstruct: 'phrasing'},
  {character: ' ', after: '[\\r\\n]', inConstruct: 'phrasing'},
  {character: ' ', before: '[\\r\\n]', inConstruct: 'phrasing'},
  {
    character: ' ',
    inConstruct: ['codeFencedLangGraveAccent', 'codeFencedLangTilde']
  },
  {
    character: '!',
    after: '\\[',
    inConstruct: 'phrasing',
    notInConstruct: fullPhrasingSpans
  },
  {character: '"', inConstruct: 'titleQuote'},
  {atBreak: true, character: '#'},
  {character: '#', inConstruct: 'headingAtx', after: '(?:[\r\n]|$)'},
  {
    character: '&',
    after: '[#A-Za-z]',
    inConstruct: [
      'codeFencedLangGraveAccent',
      'codeFencedLangTilde',
      'codeFencedMetaGraveAccent',
      'codeFencedMetaTilde',
      'destinationLiteral',
      'destinationRaw',
      'phrasing',
      'titleApostrophe',
      'titleQuote'
    ]
  },
  {character: "'", inConstruct: 'titleApostrophe'},
  {character: '(', inConstruct: 'destinationRaw'},
  {
    before: '\\]',
    character: '(',
    inConstruct: 'phrasing',
    notInConstruct: fullPhrasingSpans
  },
  {atBreak: true, before: '\\d+', character: ')'},
  {character: ')', inConstruct: 'destinationRaw'},
  {atBreak: true, character: '*', after: '(?:[ \t\r\n*])'},
  {character: '*', inConstruct: 'phrasing', notInConstruct: fullPhrasingSpans},
  {atBreak: true, character: '+', after: '(?:[ \t\r\n])'},
  {atBreak: true, character: '-', after: '(?:[ \t\r\n-])'},
  {atBreak: true, before: '\\d+', character: '.', after: '(?:[ \t\r\n]|$)'},
  {atBreak: true, character: '<', after: '[!/?A-Za-z]'},
  {
    character: '<',
    after: '[!/?A-Za-z]',
    inConstruct: 'phrasing',
    notInConstruct: fullPhrasingSpans
  },
  {character: '<', inConstruct: 'destinationLiteral'},
  {atBreak: true, character: '='},
  {atBreak: true, character: '>'},
  {character: '>', inConstruct: 'destinationLiteral'},
  {atBreak: true, character: '['},
  {character: '[', inConstruct: 'phrasing', notInConstruct: fullPhrasingSpans},
  {character: '[', inConstruct: ['label', 'reference']},
  {character: '\\', after: '[\\r\\n]', inConstruct: 'phrasing'},
  {character: ']', inConstruct: ['label', 'reference']},
  {atBreak: true, character: '_'},
  {character: '_', inConstruct: 'phrasing', notInConstruct: fullPhrasingSpans},
  {atBreak: true, character: '`'},
  {
    character: '`',
    inConstruct: ['codeFencedLangGraveAccent', 'codeFencedMetaGraveAccent']
  },
  {character: '`', inConstruct: 'phrasing', notInConstruct: fullPhrasingSpans},
  {atBreak: true, character: '~'},
  {character: '<', inConstruct: 'autolink'},
  {character: '>', inConstruct: 'autolink'},
  {character: '\u007F', inConstruct: 'autolink'}
]

let code = -1

while (++code < 33) {
  unsafe.push({character: String.fromCharCode(code), inConstruct: 'autolink'})
}

var micromark_util_decode_string = __webpack_require__(9886);
;



function association(node) {
  if (node.label || !node.identifier) {
    return node.label || ''
  }

  return (0,micromark_util_decode_string.s)(node.identifier)
}

;

function compilePattern(pattern) {
  if (!pattern._compiled) {
    const before =
      (pattern.atBreak ? '[\\r\\n][\\t ]*' : '') +
      (pattern.before ? '(?:' + pattern.before + ')' : '')

    pattern._compiled = new RegExp(
      (pattern.beforeNode ? '^' : before ? '(' + before + ')' : '') +
        (/[$()*+.?[\\\]^{|}]/.test(pattern.character) ? '\\' : '') +
        pattern.character +
        (pattern.afterNode
          ? '$'
          : pattern.after
            ? '(?:' + pattern.after + ')'
            : ''),
      pattern.unicode ? 'gu' : 'g'
    )
  }

  return pattern._compiled
}

var container_phrasing = __webpack_require__(3934);
;

function containerFlow(parent, state, info) {
  const indexStack = state.indexStack
  const children = parent.children || []
  const tracker = state.createTracker(info)
  const results = []
  let index = -1

  indexStack.push(-1)

  while (++index < children.length) {
    const child = children[index]

    indexStack[indexStack.length - 1] = index

    results.push(
      tracker.move(
        state.handle(child, parent, state, {
          before: '\n',
          after: '\n',
          ...tracker.current()
        })
      )
    )

    if (child.type !== 'list') {
      state.bulletLastUsed = undefined
    }

    if (index < children.length - 1) {
      results.push(
        tracker.move(between(child, children[index + 1], parent, state))
      )
    }
  }

  indexStack.pop()

  return results.join('')
}

function between(left, right, parent, state) {
  let index = state.join.length

  while (index--) {
    const result = state.join[index](left, right, parent, state)

    if (result === true || result === 1) {
      break
    }

    if (typeof result === 'number') {
      return '\n'.repeat(1 + result)
    }

    if (result === false) {
      return '\n\n<!---->\n\n'
    }
  }

  return '\n\n'
}

;

const eol = /\r?\n|\r/g

function indentLines(value, map) {
  const result = []
  let start = 0
  let line = 0
  let match

  while ((match = eol.exec(value))) {
    one(value.slice(start, match.index))
    result.push(match[0])
    start = match.index + match[0].length
    line++
  }

  one(value.slice(start))

  return result.join('')

  function one(value) {
    result.push(map(value, line, !value))
  }
}

var micromark_util_classify_character = __webpack_require__(4386);
var encode_character_reference = __webpack_require__(7104);
var pattern_in_scope = __webpack_require__(1767);
;





const safe_own = {}.hasOwnProperty

function safe(state, input, config) {
  const value = (config.before || '') + (input || '') + (config.after || '')
  const positions = []
  const result = []
  const infos = {}
  const percentEncode = state.stack.includes('autolink')
  const offset = config.before ? config.before.length : 0
  const end = value.length - (config.after ? config.after.length : 0)
  let index = -1

  while (++index < state.unsafe.length) {
    const pattern = state.unsafe[index]

    if (
      !(0,pattern_in_scope.q)(state.stack, pattern) ||
      !nodeInScope(pattern.beforeNode, config.beforeNode) ||
      !nodeInScope(pattern.afterNode, config.afterNode)
    ) {
      continue
    }

    const expression = state.compilePattern(pattern)
    const from = pattern.beforeNode ? offset : 0
    const subject = value.slice(from, pattern.afterNode ? end : undefined)
    let match

    while ((match = expression.exec(subject))) {
      const before = Boolean(pattern.before || pattern.atBreak)
      const after = Boolean(pattern.after)
      const position = from + match.index + (before ? match[1].length : 0)

      if (safe_own.call(infos, position)) {
        if (infos[position].before && !before) {
          infos[position].before = false
        }

        if (infos[position].after && !after) {
          infos[position].after = false
        }
      } else {
        positions.push(position)
        infos[position] = {before, after}
      }
    }
  }

  positions.sort(numerical)

  let start = offset
  index = -1

  while (++index < positions.length) {
    const position = positions[index]

    if (position < start || position >= end) {
      continue
    }

    if (
      value.charAt(position) === '_' &&
      position > 0 &&
      (0,micromark_util_classify_character.S)(value.charCodeAt(position - 1)) === undefined &&
      !safe_own.call(infos, position - 1) &&
      !(position - 1 === offset && /[*_]/.test(value.charAt(offset - 1)))
    ) {
      let sequenceEnd = position + 1

      while (sequenceEnd < end && value.charAt(sequenceEnd) === '_') {
        sequenceEnd++
      }

      const skip = sequenceEnd - position - 1

      if (
        positions[index + skip] === sequenceEnd - 1 &&
        sequenceEnd < value.length &&
        (0,micromark_util_classify_character.S)(value.charCodeAt(sequenceEnd)) === undefined &&
        !safe_own.call(infos, sequenceEnd) &&
        !(sequenceEnd === end - 1 && /[*_]/.test(value.charAt(end)))
      ) {
        index += skip
        continue
      }
    }

    if (
      (position + 1 < end &&
        positions[index + 1] === position + 1 &&
        infos[position].after &&
        !infos[position + 1].before &&
        !infos[position + 1].after) ||
      (position - 1 >= offset &&
        positions[index - 1] === position - 1 &&
        infos[position].before &&
        !infos[position - 1].before &&
        !infos[position - 1].after)
    ) {
      continue
    }

    if (start !== position) {
      const slice = value.slice(start, position)
      result.push(percentEncode ? slice : escapeBackslashes(slice, '\\'))
    }

    start = position + 1

    if (percentEncode) {
      result.push(
        '%' +
          value.charCodeAt(position).toString(16).toUpperCase().padStart(2, '0')
      )
    } else if (
      /[!-/:-@[-`{-~]/.test(value.charAt(position)) &&
      (!config.encode || !config.encode.includes(value.charAt(position)))
    ) {
      result.push('\\' + value.charAt(position))
    } else {
      result.push((0,encode_character_reference.T)(value.charCodeAt(position)))
    }
  }

  const rest = value.slice(start, end)
  result.push(percentEncode ? rest : escapeBackslashes(rest, config.after))

  return result.join('')
}

function nodeInScope(types, node) {
  if (!types) return true
  if (!node) return false
  return typeof types === 'string'
    ? types === node.type
    : types.includes(node.type)
}

function numerical(a, b) {
  return a - b
}

function escapeBackslashes(value, after) {
  const expression = /\\(?=[!-/:-@[-`{-~])/g
  const positions = []
  const results = []
  const whole = value + after
  let index = -1
  let start = 0
  let match

  while ((match = expression.exec(whole))) {
    positions.push(match.index)
  }

  while (++index < positions.length) {
    if (start !== positions[index]) {
      results.push(value.slice(start, positions[index]))
    }

    results.push('\\')
    start = positions[index]
  }

  results.push(value.slice(start))

  return results.join('')
}

;

function track(config) {
  const options = config || {}
  const now = options.now || {}
  let lineShift = options.lineShift || 0
  let line = now.line || 1
  let column = now.column || 1

  return {move, current, shift}

  function current() {
    return {now: {line, column}, lineShift}
  }

  function shift(value) {
    lineShift += value
  }

  function move(input) {
    const value = input || ''
    const chunks = value.split(/\r?\n|\r/g)
    const tail = chunks[chunks.length - 1]
    line += chunks.length - 1
    column =
      chunks.length === 1 ? column + tail.length : 1 + tail.length + lineShift
    return value
  }
}

;















function toMarkdown(tree, options) {
  const settings = options || {}
  const state = {
    associationId: association,
    bulletCurrent: undefined,
    bulletLastUsed: undefined,
    containerPhrasing: containerPhrasingBound,
    containerFlow: containerFlowBound,
    createTracker: track,
    compilePattern: compilePattern,
    enter,
    handlers: {...handle.p},
    handle: undefined,
    indentLines: indentLines,
    indexStack: [],
    join: [...join],
    options: {},
    safe: safeBound,
    stack: [],
    unsafe: [...unsafe]
  }

  configure(state, settings)

  if (state.options.tightDefinitions) {
    state.join.push(joinDefinition)
  }

  state.handle = (0,zwitch.A)('type', {
    invalid,
    unknown,
    handlers: state.handlers
  })

  let result = state.handle(
    (0,lib.f)(tree) ? {type: 'root', children: [tree]} : tree,
    undefined,
    state,
    {before: '\n', after: '\n', now: {line: 1, column: 1}, lineShift: 0}
  )

  if (
    result &&
    result.charCodeAt(result.length - 1) !== 10 &&
    result.charCodeAt(result.length - 1) !== 13
  ) {
    result += '\n'
  }

  return result

  function enter(name) {
    state.stack.push(name)
    return exit

    function exit() {
      state.stack.pop()
    }
  }
}

function invalid(value) {
  throw new Error('Cannot handle value `' + value + '`, expected node')
}

function unknown(value) {
  const node =  (value)
  throw new Error('Cannot handle unknown node `' + node.type + '`')
}

function joinDefinition(left, right) {
  if (left.type === 'definition' && left.type === right.type) {
    return 0
  }
}

function containerPhrasingBound(parent, info) {
  return (0,container_phrasing.UA)(parent, this, info)
}

function containerFlowBound(parent, info) {
  return containerFlow(parent, this, info)
}

function safeBound(value, config) {
  return safe(this, value, config)
}


 })

};
