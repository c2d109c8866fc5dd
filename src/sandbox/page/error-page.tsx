import type { User } from '../store/account-store.ts';
import { Layout } from './layout.tsx';

interface Props {
  readonly status: number;
  readonly message: string;
  /** Who is signed in, if anybody, and the token for forms of their pages. */
  readonly user: User | undefined;
  readonly csrf: string | undefined;
}

/** What a person sees instead of a page that there is not. */
export function ErrorPage({ status, message, user, csrf }: Props) {
  return (
    <Layout title={message} viewer={{ user, csrf, page: '/' }}>
      <h1>{status}</h1>
      <p>{message}</p>
      <p>
        <a href="/">All deployment requests</a>
      </p>
    </Layout>
  );
}
