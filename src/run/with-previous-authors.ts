import type { Comment, ReviewService } from '../services/port.ts';
import { withOperations } from './with-operations.ts';

/**
 * The same service, whose listing says of comments that one of these accounts wrote them. An account is named
 * by its id (digits alone, which are never taken for a login) or by its login, in any case, as the listing
 * has them.
 */
export function withPreviousAuthors(service: ReviewService, accounts: readonly string[]): ReviewService {
  if (accounts.length === 0) return service;
  const named = new Set(accounts.map((account) => account.toLowerCase()));
  const isNamed = ({ author, authorLogin, mine }: Comment): boolean => {
    if (mine !== false || author === undefined) return false;
    return (
      named.has(author) ||
      (authorLogin !== undefined && isLogin(authorLogin) && named.has(authorLogin.toLowerCase()))
    );
  };
  return withOperations(service, {
    listComments: async () =>
      (await service.listComments()).map((comment) =>
        isNamed(comment) ? { ...comment, byPrevious: true as const } : comment,
      ),
  });
}

function isLogin(name: string): boolean {
  return !/^\d+$/u.test(name);
}
