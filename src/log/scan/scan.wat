;; Scans JSON in UTF-8, 64 bytes at a time: proves that it keeps to the grammar of RFC 8259 and writes down where the tokens near
;; the top of the nesting begin. Where something is wrong it only says in which block.
;;
;; Memory: tables of grammar.ts (0 TOKENS, 256 STEPS, 384 RESUMED, 512 WORD_CLASSES, 768 WORD_STEPS, 1280 WHOLE_WORDS,
;; 1536 ESCAPES, 1792 HEX), 2048 the states to resume, one for each open bracket, then windows of bytes and the tape of tokens.
(module
  ;; Two windows and their tape end within 25 pages of 64 KiB.
  (memory (export "memory") 25)
  ;; Where the block begins that is scanned.
  (global $block (export "block") (mut i32) (i32.const 0))
  (global $state (export "state") (mut i32) (i32.const 0))
  (global $depth (export "depth") (mut i32) (i32.const 0))
  ;; All ones in a text, else 0.
  (global $text (export "text") (mut i64) (i64.const 0))
  ;; 1 where the first byte of the next block is escaped.
  (global $escaped (mut i64) (i64.const 0))
  ;; 1 where the last block ended in a word, and the state of that word.
  (global $inWord (mut i64) (i64.const 0))
  (global $word (mut i32) (i32.const 0))
  ;; Hexadecimal digits that an escape still wants.
  (global $hex (mut i32) (i32.const 0))

  ;; Checks the bytes after the backslashes of a block. 1 is a fault.
  (func $badEscapes (param $at i32) (param $escaped i64) (param $text i64) (result i32)
    (local $here i32) (local $kind i32) (local $index i32)
    (loop $digits
      (if (i32.gt_s (global.get $hex) (i32.const 0)) (then
        (if (i32.eqz (i32.load8_u offset=1792 (i32.load8_u (i32.add (local.get $at) (local.get $index)))))
          (then (return (i32.const 1))))
        (global.set $hex (i32.sub (global.get $hex) (i32.const 1)))
        (local.set $index (i32.add (local.get $index) (i32.const 1)))
        (br $digits))))
    (local.set $escaped (i64.and (local.get $escaped) (local.get $text)))
    (loop $each
      (if (i64.ne (local.get $escaped) (i64.const 0)) (then
        (local.set $index (i32.wrap_i64 (i64.ctz (local.get $escaped))))
        (local.set $escaped (i64.and (local.get $escaped) (i64.sub (local.get $escaped) (i64.const 1))))
        (local.set $kind
          (i32.load8_u offset=1536 (i32.load8_u (i32.add (local.get $at) (local.get $index)))))
        (if (i32.eqz (local.get $kind)) (then (return (i32.const 1))))
        (if (i32.eq (local.get $kind) (i32.const 2)) (then
          (local.set $here (i32.const 4))
          (loop $digit
            (local.set $index (i32.add (local.get $index) (i32.const 1)))
            (if (i32.lt_s (local.get $index) (i32.const 64))
              (then
                (if (i32.eqz (i32.load8_u offset=1792 (i32.load8_u (i32.add (local.get $at) (local.get $index)))))
                  (then (return (i32.const 1))))
                (local.set $here (i32.sub (local.get $here) (i32.const 1)))
                (br_if $digit (local.get $here)))
              (else (global.set $hex (local.get $here)))))))
        (br $each))))
    (i32.const 0))

  ;; Takes the bytes of a word up to the end of its run of bits. Gives the state it is in, 255 where it is broken.
  (func $takeWord (param $at i32) (param $length i32) (param $word i32) (result i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $at) (local.get $length)))
    (loop $each
      (if (i32.lt_u (local.get $at) (local.get $end)) (then
        (local.set $word (i32.load8_u offset=768
          (i32.or (i32.shl (local.get $word) (i32.const 4))
            (i32.load8_u offset=512 (i32.load8_u (local.get $at))))))
        (if (i32.eq (local.get $word) (i32.const 255)) (then (return (i32.const 255))))
        (local.set $at (i32.add (local.get $at) (i32.const 1)))
        (br $each))))
    (local.get $word))

  ;; Scans the blocks from an address up to another, and writes the addresses of the tokens at a depth up to $shallow to the tape,
  ;; a closing bracket by the depth outside of it. Gives the address after the last one written, 0 for a fault; then $state is the
  ;; one before the token that is wrong.
  (func (export "scan") (param $at i32) (param $end i32) (param $tape i32) (param $shallow i32) (result i32)
    (local $v0 v128) (local $v1 v128) (local $v2 v128) (local $v3 v128)
    (local $quote v128) (local $slash v128) (local $blank v128) (local $low v128)
    (local $markTable v128) (local $spaceTable v128)
    (local $quotes i64) (local $slashes i64) (local $controls i64) (local $marks i64) (local $space i64)
    (local $escaped i64) (local $text i64) (local $words i64) (local $tokens i64) (local $m i64)
    (local $state i32) (local $depth i32) (local $here i32) (local $token i32) (local $word i32) (local $length i32)
    (local.set $quote (i8x16.splat (i32.const 0x22)))
    (local.set $slash (i8x16.splat (i32.const 0x5c)))
    (local.set $blank (i8x16.splat (i32.const 0x20)))
    (local.set $low (i8x16.splat (i32.const 0x0f)))
    (local.set $markTable (v128.const i8x16 0xff 0xff 0xff 0xff 0xff 0xff 0xff 0xff 0xff 0xff 0x3a 0x7b 0x2c 0x7d 0xff 0x0e))
    (local.set $spaceTable (v128.const i8x16 0x20 0xff 0xff 0xff 0xff 0xff 0xff 0xff 0xff 0x09 0x0a 0xff 0xff 0x0d 0xff 0x0e))
    (local.set $state (global.get $state))
    (local.set $depth (global.get $depth))
    (block $fault
    (loop $block
      (if (i32.lt_u (local.get $at) (local.get $end)) (then
        (global.set $block (local.get $at))
        (local.set $v0 (v128.load (local.get $at)))
        (local.set $v1 (v128.load offset=16 (local.get $at)))
        (local.set $v2 (v128.load offset=32 (local.get $at)))
        (local.set $v3 (v128.load offset=48 (local.get $at)))
        ;; One bit a byte. Marks and white space by a table over the low half of the byte; {}[] differ in one bit.
        (local.set $quotes (i64.or
          (i64.or (i64.extend_i32_u (i8x16.bitmask (i8x16.eq (local.get $v0) (local.get $quote))))
            (i64.shl (i64.extend_i32_u (i8x16.bitmask (i8x16.eq (local.get $v1) (local.get $quote)))) (i64.const 16)))
          (i64.or (i64.shl (i64.extend_i32_u (i8x16.bitmask (i8x16.eq (local.get $v2) (local.get $quote)))) (i64.const 32))
            (i64.shl (i64.extend_i32_u (i8x16.bitmask (i8x16.eq (local.get $v3) (local.get $quote)))) (i64.const 48)))))
        (local.set $slashes (i64.or
          (i64.or (i64.extend_i32_u (i8x16.bitmask (i8x16.eq (local.get $v0) (local.get $slash))))
            (i64.shl (i64.extend_i32_u (i8x16.bitmask (i8x16.eq (local.get $v1) (local.get $slash)))) (i64.const 16)))
          (i64.or (i64.shl (i64.extend_i32_u (i8x16.bitmask (i8x16.eq (local.get $v2) (local.get $slash)))) (i64.const 32))
            (i64.shl (i64.extend_i32_u (i8x16.bitmask (i8x16.eq (local.get $v3) (local.get $slash)))) (i64.const 48)))))
        (local.set $controls (i64.or
          (i64.or (i64.extend_i32_u (i8x16.bitmask (i8x16.lt_u (local.get $v0) (local.get $blank))))
            (i64.shl (i64.extend_i32_u (i8x16.bitmask (i8x16.lt_u (local.get $v1) (local.get $blank)))) (i64.const 16)))
          (i64.or (i64.shl (i64.extend_i32_u (i8x16.bitmask (i8x16.lt_u (local.get $v2) (local.get $blank)))) (i64.const 32))
            (i64.shl (i64.extend_i32_u (i8x16.bitmask (i8x16.lt_u (local.get $v3) (local.get $blank)))) (i64.const 48)))))
        (local.set $marks (i64.or
          (i64.or (i64.extend_i32_u (i8x16.bitmask (i8x16.eq (i8x16.swizzle (local.get $markTable) (v128.and (local.get $v0) (local.get $low))) (v128.or (local.get $v0) (local.get $blank)))))
            (i64.shl (i64.extend_i32_u (i8x16.bitmask (i8x16.eq (i8x16.swizzle (local.get $markTable) (v128.and (local.get $v1) (local.get $low))) (v128.or (local.get $v1) (local.get $blank))))) (i64.const 16)))
          (i64.or (i64.shl (i64.extend_i32_u (i8x16.bitmask (i8x16.eq (i8x16.swizzle (local.get $markTable) (v128.and (local.get $v2) (local.get $low))) (v128.or (local.get $v2) (local.get $blank))))) (i64.const 32))
            (i64.shl (i64.extend_i32_u (i8x16.bitmask (i8x16.eq (i8x16.swizzle (local.get $markTable) (v128.and (local.get $v3) (local.get $low))) (v128.or (local.get $v3) (local.get $blank))))) (i64.const 48)))))
        (local.set $space (i64.or
          (i64.or (i64.extend_i32_u (i8x16.bitmask (i8x16.eq (i8x16.swizzle (local.get $spaceTable) (v128.and (local.get $v0) (local.get $low))) (local.get $v0))))
            (i64.shl (i64.extend_i32_u (i8x16.bitmask (i8x16.eq (i8x16.swizzle (local.get $spaceTable) (v128.and (local.get $v1) (local.get $low))) (local.get $v1)))) (i64.const 16)))
          (i64.or (i64.shl (i64.extend_i32_u (i8x16.bitmask (i8x16.eq (i8x16.swizzle (local.get $spaceTable) (v128.and (local.get $v2) (local.get $low))) (local.get $v2)))) (i64.const 32))
            (i64.shl (i64.extend_i32_u (i8x16.bitmask (i8x16.eq (i8x16.swizzle (local.get $spaceTable) (v128.and (local.get $v3) (local.get $low))) (local.get $v3)))) (i64.const 48)))))
        ;; Which bytes are escaped: those after an odd number of backslashes.
        (local.set $escaped (i64.const 0))
        (if (i64.ne (i64.or (local.get $slashes) (global.get $escaped)) (i64.const 0)) (then
          (local.set $slashes (i64.and (local.get $slashes) (i64.xor (global.get $escaped) (i64.const -1))))
          (local.set $escaped (i64.or (i64.shl (local.get $slashes) (i64.const 1)) (global.get $escaped)))
          (local.set $m (i64.and (local.get $slashes)
            (i64.and (i64.const 0xaaaaaaaaaaaaaaaa) (i64.xor (local.get $escaped) (i64.const -1)))))
          (local.set $m (i64.add (local.get $m) (local.get $slashes)))
          (global.set $escaped (i64.extend_i32_u (i64.lt_u (local.get $m) (local.get $slashes))))
          (local.set $escaped (i64.and (local.get $escaped)
            (i64.xor (i64.const 0x5555555555555555) (i64.shl (local.get $m) (i64.const 1)))))
          (local.set $quotes (i64.and (local.get $quotes) (i64.xor (local.get $escaped) (i64.const -1))))))

        ;; Which bytes are in texts: after an odd number of quotes, the opening quote with them.
        (local.set $text (i64.xor (local.get $quotes) (i64.shl (local.get $quotes) (i64.const 1))))
        (local.set $text (i64.xor (local.get $text) (i64.shl (local.get $text) (i64.const 2))))
        (local.set $text (i64.xor (local.get $text) (i64.shl (local.get $text) (i64.const 4))))
        (local.set $text (i64.xor (local.get $text) (i64.shl (local.get $text) (i64.const 8))))
        (local.set $text (i64.xor (local.get $text) (i64.shl (local.get $text) (i64.const 16))))
        (local.set $text (i64.xor (local.get $text) (i64.shl (local.get $text) (i64.const 32))))
        (local.set $text (i64.xor (local.get $text) (global.get $text)))
        (global.set $text (i64.shr_s (local.get $text) (i64.const 63)))

        ;; No control characters but white space between tokens.
        (if (i64.ne (i64.const 0) (i64.and (local.get $controls)
              (i64.or (local.get $text) (i64.xor (local.get $space) (i64.const -1)))))
          (then (br $fault)))
        (if (i64.ne (i64.const 0) (i64.or (local.get $escaped) (i64.extend_i32_u (global.get $hex)))) (then
          (if (call $badEscapes (local.get $at) (local.get $escaped) (local.get $text))
            (then (br $fault)))))

        (local.set $marks (i64.and (local.get $marks) (i64.xor (local.get $text) (i64.const -1))))
        (local.set $words (i64.xor (i64.const -1)
          (i64.or (i64.or (local.get $marks) (local.get $space)) (i64.or (local.get $text) (local.get $quotes)))))
        ;; A word that began in the block before.
        (if (i64.ne (global.get $inWord) (i64.const 0)) (then
          (local.set $length (i32.wrap_i64 (i64.ctz (i64.xor (local.get $words) (i64.const -1)))))
          (global.set $word (call $takeWord (local.get $at) (local.get $length) (global.get $word)))
          (if (i32.eq (global.get $word) (i32.const 255)) (then (br $fault)))
          (if (i32.lt_u (local.get $length) (i32.const 64)) (then
            (if (i32.eqz (i32.load8_u offset=1280 (global.get $word))) (then (br $fault)))))))
        (local.set $tokens (i64.or (local.get $marks) (i64.or
          (i64.and (local.get $quotes) (local.get $text))
          (i64.and (local.get $words)
            (i64.xor (i64.const -1) (i64.or (i64.shl (local.get $words) (i64.const 1)) (global.get $inWord)))))))
        (global.set $inWord (i64.shr_u (local.get $words) (i64.const 63)))

        (block $taken
          (loop $each
            (br_if $taken (i64.eqz (local.get $tokens)))
            (local.set $here (i32.add (local.get $at) (i32.wrap_i64 (i64.ctz (local.get $tokens)))))
            (local.set $token (i32.load8_u (i32.load8_u (local.get $here))))
            (local.set $word (local.get $state))
            (local.set $state (i32.load8_u offset=256
              (i32.or (i32.shl (local.get $state) (i32.const 3)) (local.get $token))))
            (if (i32.eq (local.get $state) (i32.const 255)) (then (br $fault)))
            (if (i32.lt_u (i32.sub (local.get $token) (i32.const 1)) (i32.const 4))
              (then
                (if (i32.and (local.get $token) (i32.const 1))
                  (then
                    (if (i32.le_u (local.get $depth) (local.get $shallow)) (then
                      (i32.store (local.get $tape) (local.get $here))
                      (local.set $tape (i32.add (local.get $tape) (i32.const 4)))))
                    (if (i32.eq (local.get $depth) (i32.const 1000)) (then (br $fault)))
                    (i32.store8 offset=2048 (local.get $depth) (i32.load8_u offset=384 (local.get $word)))
                    (local.set $depth (i32.add (local.get $depth) (i32.const 1))))
                  (else
                    (local.set $depth (i32.sub (local.get $depth) (i32.const 1)))
                    (local.set $state (i32.load8_u offset=2048 (local.get $depth)))
                    (if (i32.le_u (local.get $depth) (local.get $shallow)) (then
                      (i32.store (local.get $tape) (local.get $here))
                      (local.set $tape (i32.add (local.get $tape) (i32.const 4))))))))
              (else
                (if (i32.le_u (local.get $depth) (local.get $shallow)) (then
                  (i32.store (local.get $tape) (local.get $here))
                  (local.set $tape (i32.add (local.get $tape) (i32.const 4)))))
                (if (i32.eqz (local.get $token)) (then
                  (local.set $length (i32.wrap_i64 (i64.ctz (i64.xor (i64.const -1)
                    (i64.shr_s (local.get $words) (i64.ctz (local.get $tokens)))))))
                  (local.set $length (select (local.get $length)
                    (i32.sub (i32.add (local.get $at) (i32.const 64)) (local.get $here))
                    (i32.lt_u (local.get $length)
                      (i32.sub (i32.add (local.get $at) (i32.const 64)) (local.get $here)))))
                  (local.set $word (call $takeWord (local.get $here) (local.get $length) (i32.const 0)))
                  (if (i32.eq (local.get $word) (i32.const 255)) (then (br $fault)))
                  (if (i32.lt_u (i32.add (local.get $here) (local.get $length)) (i32.add (local.get $at) (i32.const 64)))
                    (then
                      (if (i32.eqz (i32.load8_u offset=1280 (local.get $word))) (then (br $fault))))
                    (else (global.set $word (local.get $word))))))))
            (local.set $tokens (i64.and (local.get $tokens) (i64.sub (local.get $tokens) (i64.const 1))))
            (br $each)))
        (local.set $at (i32.add (local.get $at) (i32.const 64)))
        (br $block))))
    (global.set $state (local.get $state))
    (global.set $depth (local.get $depth))
    (return (local.get $tape)))
    (global.set $state (local.get $word))
    (global.set $depth (local.get $depth))
    (i32.const 0)))
