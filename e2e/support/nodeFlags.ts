import { readFileSync } from 'node:fs';

/** What `npm start` gives to Node: servers of tests and benches run as people's do. */
export function nodeFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return scripts.start.split(' ').filter((word: string) => word.startsWith('--'));
}
