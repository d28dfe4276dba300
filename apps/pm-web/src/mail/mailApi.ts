import type { MailPage, PasswordResetState } from '@linework/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { request } from '../api/request';

const at = (id: string, rest = '') => `/mails/${encodeURIComponent(id)}${rest}`;

/** While mails wait, what becomes of them is asked for so often. */
const LOOK_MS = 5_000;

export const mailApi = {
  /** Whether the server has a mail server to send by. Also visitors are told. */
  isMailed: queryOptions({
    queryKey: keys.passwordReset,
    queryFn: ({ signal }) => request<PasswordResetState>('/auth/password-reset', { anonymous: true, signal }),
  }),
  /** Newest first, page after page. */
  pages: infiniteQueryOptions({
    queryKey: keys.mails,
    queryFn: ({ pageParam, signal }) => request<MailPage>('/mails', { query: { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => ((state.data?.pages[0]?.queued ?? 0) > 0 ? LOOK_MS : false),
  }),
  retry: (id: string) => request(at(id, '/retry'), { method: 'POST' }),
  cancel: (id: string) => request(at(id), { method: 'DELETE' }),
};
