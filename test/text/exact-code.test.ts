import { describe, expect, test } from '@jest/globals';
import { exactLine, isSameCode } from '../../src/text/exact-code.ts';

/** Whether two whole files are the same code. */
function isSame(path: string, before: string, now: string): boolean {
  const [a, b] = [before.split('\n'), now.split('\n')];
  return isSameCode(
    { path, lines: a, first: 1, last: a.length },
    { path, lines: b, first: 1, last: b.length },
  );
}

type Edit = readonly [path: string, before: string, now: string];

describe('an edit that leaves the code as it was', () => {
  test.each<Edit>([
    ['a.js', "use('a')", 'use("a");'],
    ['a.js', "say('it\\'s')", 'say("it\'s");'],
    ['a.js', 'if (a) b();', 'if (a)\n  b()'],
    ['a.ts', 'call(one, (two) => two)', 'call(\n  one,\n  two => two,\n);'],
    ['a.ts', 'let a: { b: string; c: number };', 'let a: {\n  b: string;\n  c: number;\n};'],
    ['a.ts', 'const a: Map<string, Set<b>> = c', 'const a: Map<\n  string,\n  Set<b>\n> = c;'],
    ['a.js', 'for (let i = 0; i < 2; i++) a()', 'for (\n  let i = 0;\n  i < 2;\n  i++\n) a();'],
    ['a.js', 'a();\n[b].map(c);', 'a()\n;[b].map(c)'],
    ['a.js', 'var a = 1\n  , b = 2', 'var a = 1,\n  b = 2;'],
    ['a.js', 'function f() { return }', 'function f() {\n  return;\n}'],
    ['a.js', `a = \`\${b("c")}\``, `a = \`\${b('c')}\`;`],
    ['a.js', '// a  note\na()', '//  a note\na();'],
    ['a.js', 'a = { b: c(), ...d }', 'a = {\n  b: c(),\n  ...d,\n};'],
    ['a.ts', 'enum A { B, C }', 'enum A {\n  B,\n  C,\n}'],
    ['a.c', 'int a[] = { 1, 2, };', 'int a[] = {\n  1,\n  2\n};'],
    ['a.jsx', '<b a={c} />', '<b\n  a={c}\n/>;'],
    ['a.py', "f('a', b)", 'f(\n    "a",\n    b,\n)'],
    ['a.py', "x = {'a':1}", 'x = {"a": 1}'],
    ['a.py', "r'a\\b'", 'r"a\\b"'],
    ['a.go', 'x:=f( a,b )', 'x := f(a, b)'],
    ['a.java', 'if (a) b();', 'if (a)\n  b();'],
    ['a.c', 'f(a,b);', 'f(a,\n  b);'],
    ['a.json', '{"a":1}', '{\n  "a": 1\n}'],
  ])('%s: %j to %j', (...edit) => {
    expect(isSame(...edit)).toBe(true);
    const [path, before, now] = edit;
    expect(isSame(path, now, before)).toBe(true);
  });
});

describe('an edit that a formatter would not make', () => {
  test.each<Edit>([
    // Semicolons.
    ['a.js', 'if (ok(x)) run(x);', 'if (ok(x)); run(x);'],
    ['a.js', 'if (ok(x))\n  run(x);', 'if (ok(x));\n  run(x);'],
    ['a.js', 'while (wait())', 'while (wait());'],
    ['a.js', 'for await (const a of b)', 'for await (const a of b);'],
    ['a.js', 'else\n  run()', 'else;\n  run()'],
    ['a.js', 'return x', 'return\nx'],
    ['a.js', 'return x', 'return; x'],
    ['a.js', 'a\n++b', 'a ++\nb'],
    ['a.js', 'a = b;\n(c)', 'a = b\n(c)'],
    ['a.js', 'a = b;\n[c].d', 'a = b\n[c].d'],
    ['a.js', 'a = b;\n`c`', 'a = b\n`c`'],
    ['a.js', 'for (;;) a()', 'for (;) a()'],
    ['a.js', 'let;\na = b()', 'let\na = b()'],
    ['a.java', 'if (ok) run();', 'if (ok); run();'],
    ['a.java', 'run()', 'run();'],
    ['a.py', 'x = 1', 'x = 1;'],
    // White space.
    ['a.js', 'a = "b c"', 'a = "bc"'],
    ['a.js', 'a = `b\n  c`', 'a = `b\n c`'],
    ['a.js', `a = \`\${b} c\``, `a = \`\${b}c\``],
    ['a.js', 'a.test(/b c/)', 'a.test(/bc/)'],
    ['a.js', 'if (a) /b c/.test(d)', 'if (a) /bc/.test(d)'],
    ['a.js', `\`\${/b +c/.test(d)}\``, `\`\${/b+c/.test(d)}\``],
    ['a.js', 'a + +b', 'a ++b'],
    ['a.js', 'a / b', 'a // b'],
    ['a.js', '// a\nb()', '// a b()'],
    ['a.js', '// a b()', '// a\u2028b()'],
    ['a.jsx', "<p>it's</p>, {'a  b'}", "<p>it's</p>, {'a b'}"],
    ['a.sh', 'rm -rf /app/tmp', 'rm -rf / app/tmp'],
    ['a.sh', 'cat <<A\n  b\nA', 'cat <<A\n b\nA'],
    ['Dockerfile', 'RUN rm -rf /app', 'RUN rm -rf / app'],
    ['Makefile', '\trun', '        run'],
    ['a.yml', 'run: a b', 'run: ab'],
    ['a.css', '.a .b {}', '.a.b {}'],
    ['a.rb', 'foo -1', 'foo - 1'],
    ['a.md', 'a  ', 'a'],
    ['a.c', '#define f(x) x', '#define f (x) x'],
    ['a.c', '#define a b', '#define a\nb'],
    ['a.c', '// a \\\nb();', '// a \nb();'],
    ['a.go', 'return x', 'return\nx'],
    ['a.go', '//go:build a', '// go:build a'],
    ['a.go', 'a := `b\n c`', 'a := `b\n  c`'],
    ['a.java', 'a = """\n  b""";', 'a = """\n b""";'],
    ['a.py', 'if a: b()', 'if a:\n    b()'],
    ['a.py', "a = '''b\n c'''", "a = '''b\nc'''"],
    ['a.py', 'f"{a[" b "]}"', 'f"{a["b"]}"'],
    ['a.py', 'g(f"{a["b"]}")\nreturn c()', 'g(f"{a["b"]}")\nreturn\nc()'],
    ['a.cpp', 'a = R"x(b" c " d)x";', 'a = R"x(b" c  " d)x";'],
    // Quotes.
    ['a.js', `a('\${b}')`, `a(\`\${b}\`)`],
    ['a.sh', "a '$(b)'", 'a "$(b)"'],
    ['a.sql', "a = 'role'", 'a = "role"'],
    ['a.go', "a('b')", 'a("b")'],
    ['a.c', "a('b')", 'a("b")'],
    ['a.php', "a('$b')", 'a("$b")'],
    ['a.py', "r'\\''", 'r"\'"'],
    // Commas.
    ['a.js', 'a = [1,,2]', 'a = [1,2]'],
    ['a.js', 'a = [1,,]', 'a = [1,]'],
    ['a.js', 'a = [,]', 'a = []'],
    ['a.js', 'a = [b,\n(c)]', 'a = [b\n(c)]'],
    ['a.js', 'if (ok(x)) log(x),\n  run(x);', 'if (ok(x)) log(x)\n  run(x);'],
    ['a.js', '{\n  var a = b(),\n    c = d()\n}', '{\n  var a = b()\n    c = d()\n}'],
    ['a.ts', 'f(): A {\n  return b,\n    c\n}', 'f(): A {\n  return b\n    c\n}'],
    ['a.js', 'switch (a) { case 1: {\n  b,\n  c\n} }', 'switch (a) { case 1: {\n  b\n  c\n} }'],
    ['a.c', 'A(b,)', 'A(b)'],
    ['a.c', 'A(b,\n  c)', 'A(b\n  c)'],
    ['a.py', 'a = (1)', 'a = (1,)'],
    ['a.py', 'a = (\n  1\n)', 'a = (\n  1,\n)'],
    ['a.py', 'a = 1', 'a = 1,'],
    ['a.py', 'a[1]', 'a[1,]'],
    ['a.py', 'return (a)', 'return (a,)'],
    ['a.py', 'a = ["b",\n"c"]', 'a = ["b"\n"c"]'],
    ['a.c', 'char *a[] = {"b",\n"c"};', 'char *a[] = {"b"\n"c"};'],
    // What only looks like a mark of ours.
    ['a.sh', 'a\n\u0001b', 'a'],
    ['a.js', 'a\n\u0001b', 'a'],
  ])('%s: %j to %j', (...edit) => {
    expect(isSame(...edit)).toBe(false);
    const [path, before, now] = edit;
    expect(isSame(path, now, before)).toBe(false);
  });

  test('is one in a file that is of another language now', () => {
    const lines = ['a = "b c"'];
    expect(
      isSameCode({ path: 'a.py', lines, first: 1, last: 1 }, { path: 'a.js', lines, first: 1, last: 1 }),
    ).toBe(false);
  });
});

describe('one line', () => {
  const line = (path: string, text: string, at = 1): string => exactLine(path, text.split('\n'), at);

  test('says the same when an entry or a statement joins behind it', () => {
    expect(line('a.js', 'a = {\n  b: 1\n}', 2)).toBe(line('a.js', 'a = {\n  b: 1,\n  c: 2\n}', 2));
    expect(line('a.js', 'a = [\n  { b: 1 }\n]', 2)).toBe(
      line('a.js', 'a = [\n  { b: 1 },\n  { c: 2 }\n]', 2),
    );
    expect(line('a.ts', 'let a: A = {\n  b: {\n    c: 1\n  }\n}', 3)).toBe(
      line('a.ts', 'let a: A = {\n  b: {\n    c: 1,\n    d: 2\n  }\n}', 3),
    );
    expect(line('a.js', 'return {\n  a\n}', 2)).toBe(line('a.js', 'return {\n  a,\n  b\n}', 2));
    expect(line('a.js', '{\n  a()\n}', 2)).toBe(line('a.js', '{\n  a();\n  b();\n}', 2));
    expect(line('a.py', 'f(\n  a\n)', 2)).toBe(line('a.py', 'f(\n  a,\n  b\n)', 2));
  });

  test('says another thing in a text than outside of it', () => {
    expect(line('a.js', '`\na\n`', 2)).not.toBe(line('a.js', '\na\n', 2));
    expect(line('a.py', '"""\na\n"""', 2)).not.toBe(line('a.py', '\na\n', 2));
  });

  test('of a text that is too long to be read counts as it stands', () => {
    const long = `a( b );\n${'x();\n'.repeat(300_000)}`;
    expect(line('a.js', long)).not.toBe(line('a.js', long.replace('( b )', '(b)')));
  });
});
