import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import createWabt from 'wabt';

const SOURCE = resolve(import.meta.dirname, '../src/log/scan/scan.wat');

/** Assembles scan.wat, and gives the text of the TypeScript module that holds it. */
export async function assembleScan(): Promise<string> {
  const wabt = await createWabt();
  const module = wabt.parseWat(SOURCE, readFileSync(SOURCE, 'utf8'), { simd: true });
  module.validate();
  const { buffer } = module.toBinary({});
  module.destroy();
  return `/** scan.wat, assembled by scripts/assemble.ts, in base64. */\nexport const SCAN_WASM =\n  '${Buffer.from(buffer).toString('base64')}';\n`;
}
