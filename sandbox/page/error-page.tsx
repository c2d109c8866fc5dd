import { Layout } from './layout.tsx';
import type { Viewer } from './viewer.ts';

interface Props {
  readonly status: number;
  readonly message: string;
  readonly viewer: Viewer;
}

/** What a person sees instead of a page that there is not. */
export function ErrorPage({ status, message, viewer }: Props) {
  return (
    <Layout title={message} viewer={{ ...viewer, page: '/' }}>
      <h1>{status}</h1>
      <p>{message}</p>
      <p>
        <a href="/">All {viewer.words.changes.toLowerCase()}</a>
      </p>
    </Layout>
  );
}
