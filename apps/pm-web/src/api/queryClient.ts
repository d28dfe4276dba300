import { QueryClient } from '@tanstack/react-query';
import { toProblem } from './problem';

/**
 * What the server said, kept for the screens. Other people's changes arrive as events (see useEvents), so what is here
 * counts as fresh for a while and is not asked for again at every click.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        // The server may be on this machine: the browser's idea of being offline says nothing about it.
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        retryDelay: (failures, error) => (toProblem(error).retryAfter ?? 2 ** failures) * 1_000,
      },
      // A save is repeated by the person who sees that it failed, never behind their back.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** No answer, a busy server, a fault of the server: may pass. A refusal (4xx) stays one. */
export function isWorthRetrying(error: unknown): boolean {
  const { status } = toProblem(error);
  return status === 0 || status === 429 || status >= 500;
}
