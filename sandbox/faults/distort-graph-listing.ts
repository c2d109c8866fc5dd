import { z } from 'zod';
import type { ListingEffect } from './fault-rule.ts';
import { shuffle } from './random.ts';

const connectionSchema = z.looseObject({ nodes: z.array(z.unknown()) });

interface Asked {
  readonly isFirstPage: boolean;
  readonly random: () => number;
}

/**
 * An answer of GraphQL whose pages of threads are distorted: in another order, or, after the first page,
 * without those that moved up. A cursor keeps pages from being repeated and the schema fields from being left
 * out, so that these effects change nothing; a listing that lags was answered from an earlier state already.
 */
export function distortThreads(answer: unknown, effect: ListingEffect, asked: Asked): unknown {
  if (Array.isArray(answer)) return answer.map((part) => distortThreads(part, effect, asked));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, part]: [string, unknown]) => {
      const connection = name === 'reviewThreads' ? connectionSchema.safeParse(part) : undefined;
      if (connection?.success !== true) return [name, distortThreads(part, effect, asked)];
      const { nodes } = connection.data;
      const distorted =
        effect.kind === 'shuffled-page'
          ? shuffle(nodes, asked.random)
          : effect.kind === 'shifted-page' && !asked.isFirstPage
            ? nodes.slice(effect.by)
            : nodes;
      return [name, { ...connection.data, nodes: distorted }];
    }),
  );
}
