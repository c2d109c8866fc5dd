import { type FileWithThreads, inFileOrder } from '../thread/place-threads.ts';

/** The files of a diff by folder, each with its open threads. */
export function FileTree({ files }: { files: readonly FileWithThreads[] }) {
  const numbered = files.map((placed, index) => ({ placed, index, ...splitPath(placed.file.path) }));
  return (
    <nav class="tree" id="tree" aria-label="Files">
      {[...Map.groupBy(numbered, ({ folder }) => folder)].map(([folder, inFolder]) => (
        <details open>
          <summary title={folder}>
            <span>
              <bdi>{folder === '' ? '.' : folder}</bdi>
            </span>
          </summary>
          <ul>
            {inFolder.map(({ placed, index, name }) => (
              <FileLink placed={placed} index={index} name={name} />
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

function FileLink({ placed, index, name }: { placed: FileWithThreads; index: number; name: string }) {
  const open = inFileOrder(placed).filter(({ state }) => state === 'open').length;
  return (
    <li class={placed.file.change}>
      <a href={`#file-${index}`}>{name}</a>
      {open > 0 && (
        <span class="count">
          {open}
          <span class="sr-only"> open {open === 1 ? 'thread' : 'threads'}</span>
        </span>
      )}
    </li>
  );
}

function splitPath(path: string): { folder: string; name: string } {
  const at = path.lastIndexOf('/');
  return { folder: path.slice(0, Math.max(0, at)), name: path.slice(at + 1) };
}
