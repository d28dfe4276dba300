import { search } from '../api/request';

/** @param limit hits of each kind */
export function searchPath(text: string, limit: number): string {
  return `/search${search({ q: text, limit })}`;
}
