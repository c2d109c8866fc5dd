import { Buffer } from 'node:buffer';
import createWabt from 'wabt';

/** Assembles the text of scan.wat, and gives the TypeScript module that holds it. */
export async function assemble(source: string): Promise<string> {
  const wabt = await createWabt();
  const module = wabt.parseWat('scan.wat', source, { simd: true });
  module.validate();
  const text = Buffer.from(module.toBinary({}).buffer).toString('base64');
  module.destroy();
  return `/** scan.wat, assembled by scripts/assemble.ts, in base64. */\nexport const SCAN_WASM =\n  '${text}';\n`;
}
