import { rmSync } from 'node:fs';
import { basename } from 'node:path';

/** Runs in the process in which `temporary-folder.ts` made it. */
// biome-ignore lint/style/noDefaultExport: Jest takes the default export.
export default function removeTemporaryFolder(): void {
  const { TMPDIR: folder = '' } = process.env;
  if (basename(folder).startsWith('sarif-review-tests-')) rmSync(folder, { recursive: true, force: true });
}
