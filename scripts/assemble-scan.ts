import { Buffer } from 'node:buffer';
import asc from 'assemblyscript/asc';
import createWabt from 'wabt';

/** What of src/sarif/scan is assembled: each source and the TypeScript module that holds it. */
export const ASSEMBLED = [
  { source: 'scan.wat', module: 'scan-wasm.ts', name: 'SCAN_WASM' },
  { source: 'ordinary.as', module: 'ordinary-wasm.ts', name: 'ORDINARY_WASM' },
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

/** Assembles a text, and gives the TypeScript module that holds it. */
export async function assemble(file: (typeof ASSEMBLED)[number], text: string): Promise<string> {
  const bytes = file.source.endsWith('.wat') ? await fromWat(file.source, text) : await fromScript(text);
  const base64 = Buffer.from(bytes).toString('base64');
  return `/** ${file.source}, assembled by scripts/assemble.ts, in base64. */\nexport const ${file.name} =\n  '${base64}';\n`;
}

async function fromWat(name: string, text: string): Promise<Uint8Array> {
  const wabt = await createWabt();
  const module = wabt.parseWat(name, text, { simd: true });
  module.validate();
  const { buffer } = module.toBinary({});
  module.destroy();
  return buffer;
}

/** AssemblyScript; the compiler wants the name of a TypeScript file. */
async function fromScript(text: string): Promise<Uint8Array> {
  let bytes = new Uint8Array(0);
  const { error, stderr } = await asc.main(['source.ts', '--outFile', 'out.wasm', ...FLAGS], {
    readFile: (name) => (name === 'source.ts' ? text : null),
    writeFile(_, contents) {
      bytes = Buffer.from(contents);
    },
    listFiles: () => [],
  });
  if (error) throw new Error(`AssemblyScript: ${error.message}\n${stderr.toString()}`);
  return bytes;
}
