// Assembles src/sarif/scan/scan.wat into the module that is bundled. `node scripts/assemble.ts` after a change of the source; a test proves that both agree.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { assemble } from './assemble-scan.ts';

const folder = resolve(import.meta.dirname, '../src/sarif/scan');
writeFileSync(join(folder, 'scan-wasm.ts'), await assemble(readFileSync(join(folder, 'scan.wat'), 'utf8')));
