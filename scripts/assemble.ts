// Assembles src/log/scan/scan.wat into the module that is bundled: `node scripts/assemble.ts` after a change.
// A test proves that they agree.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { assembleScan } from './assemble-scan.ts';

writeFileSync(resolve(import.meta.dirname, '../src/log/scan/scan-wasm.ts'), await assembleScan());
