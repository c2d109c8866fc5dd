// Assembles what src/log/scan has for WebAssembly into the modules that are bundled. `node
// scripts/assemble.ts` after a change of a source; a test proves that they agree.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ASSEMBLED, assemble } from './assemble-scan.ts';

const folder = resolve(import.meta.dirname, '../src/log/scan');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
for (const file of ASSEMBLED) writeFileSync(join(folder, file.module), await assemble(file, read));
