/** The path of a file: its folder stands back, and a line breaks before its name. */
export function PathName({ path }: { path: string }) {
  const name = path.lastIndexOf('/') + 1;
  return (
    <>
      {name > 0 && <span class="folder">{path.slice(0, name)}</span>}
      {name > 0 && <wbr />}
      {path.slice(name)}
    </>
  );
}
