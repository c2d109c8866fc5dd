import { Buffer } from 'node:buffer';
import { basename, dirname, join } from 'node:path';
import asc from 'assemblyscript/asc';
import createWabt from 'wabt';
import { layoutForAssembly } from '../src/log/scan/layout.ts';

/** What of src/log/scan is assembled: each source and the TypeScript module that holds it. */
export const ASSEMBLED = [
  { source: 'scan.wat', module: 'scan-wasm.ts', name: 'SCAN_WASM' },
  { source: 'abridge/abridge.as', module: 'abridge-wasm.ts', name: 'ABRIDGE_WASM' },
] as const;

const FLAGS = [
  '--optimizeLevel',
  '3',
  '--runtime',
  'stub',
  '--importMemory',
  '--noAssert',
  '--enable',
  'simd',
];

/**
 * Assembles a source, and gives the TypeScript module that holds it.
 *
 * @param read gives the text of a file by its path from src/log/scan
 */
export async function assemble(
  { source, name }: (typeof ASSEMBLED)[number],
  read: (path: string) => string,
): Promise<string> {
  const bytes = source.endsWith('.wat')
    ? await fromWat(source, read(source))
    : await fromScript(source, read);
  const base64 = Buffer.from(bytes).toString('base64');
  return `/** ${source}, assembled by scripts/assemble.ts, in base64. */\nexport const ${name} =\n  '${base64}';\n`;
}

async function fromWat(name: string, text: string): Promise<Uint8Array> {
  const wabt = await createWabt();
  const module = wabt.parseWat(name, text, { simd: true });
  module.validate();
  const { buffer } = module.toBinary({});
  module.destroy();
  return buffer;
}

/** AssemblyScript; the compiler wants names of TypeScript files. */
async function fromScript(source: string, read: (path: string) => string): Promise<Uint8Array> {
  const folder = dirname(source);
  const entry = `${basename(source, '.as')}.ts`;
  let bytes = new Uint8Array(0);
  const { error, stderr } = await asc.main([entry, '--outFile', 'out.wasm', ...FLAGS], {
    readFile(name) {
      if (name === 'layout.ts') return layoutForAssembly();
      return /^[\w-]+\.ts$/u.test(name) ? read(join(folder, `${basename(name, '.ts')}.as`)) : null;
    },
    writeFile(_, contents) {
      bytes = Buffer.from(contents);
    },
    listFiles: () => [],
  });
  if (error) throw new Error(`AssemblyScript: ${error.message}\n${stderr.toString()}`);
  return bytes;
}
