import type { FileFilter, FileProvider, FileSort, FileTarget } from '../ports/FileProvider';

const PAGE = 500;

/** Names every file of a query, page by page, for a store that takes no queries. */
export async function resolveTarget(
  provider: FileProvider,
  target: FileTarget,
  sort: FileSort,
  signal: AbortSignal,
): Promise<FileTarget> {
  if ('ids' in target || provider.takesQueries) return target;
  const except = new Set(target.except);
  return { ids: (await idsOf(provider, target.query, sort, signal)).filter((id) => !except.has(id)) };
}

async function idsOf(provider: FileProvider, filter: FileFilter, sort: FileSort, signal: AbortSignal) {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await provider.listFiles(
      { ...filter, sort, cursor, limit: provider.pageSize ?? PAGE },
      signal,
    );
    ids.push(...page.files.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return ids;
}
