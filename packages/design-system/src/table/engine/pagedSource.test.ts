import { describe, expect, it, vi } from 'vitest';
import { createPagedSource, type Page, type PageQuery } from './pagedSource';
import { everythingSelected, isSelected, nothingSelected, selectedCount, withRows } from './selection';

interface Task {
  id: string;
  title: string;
}

const query: PageQuery<{ status: string }> = { search: '', sort: null, filters: { status: 'all' } };

/** A server with tasks t0, t1, ... in pages of ten, answered by hand. */
function server(count: number) {
  const requests: {
    cursor: string | null;
    query: typeof query;
    signal: AbortSignal;
    answer: () => Promise<void>;
    fail: (reason: Error) => Promise<void>;
  }[] = [];
  const world = { count, prefix: 't', countedTo: Number.POSITIVE_INFINITY, pageSize: 10 };
  const loadPage = vi.fn(
    (cursor: string | null, asked: typeof query, signal: AbortSignal) =>
      new Promise<Page<Task>>((resolve, reject) => {
        const first = Number(cursor ?? 0);
        const settle = async (act: () => void) => {
          act();
          await Promise.resolve();
          await Promise.resolve();
          await Promise.resolve();
        };
        requests.push({
          cursor,
          query: asked,
          signal,
          answer: () =>
            settle(() => {
              const end = Math.min(first + world.pageSize, world.count);
              const rows = Array.from({ length: end - first }, (_, at) => ({
                id: `${world.prefix}${first + at}`,
                title: `Task ${first + at}`,
              }));
              resolve({
                rows,
                total: Math.min(world.count, world.countedTo),
                totalIsCapped: world.count > world.countedTo,
                nextCursor: end < world.count ? String(end) : null,
              });
            }),
          fail: (reason) => settle(() => reject(reason)),
        });
      }),
  );
  const source = createPagedSource({ loadPage, rowId: (task: Task) => task.id, query, pageSize: 10 });
  const request = (at: number) => {
    const found = requests[at];
    if (!found) throw new Error(`There was no request ${at}`);
    return found;
  };
  return { source, requests, request, world };
}

describe('paged source', () => {
  it('GEN-17: starts with its first subscriber, loading, then shows rows with skeletons after them', async () => {
    const { source, requests, request } = server(25);
    expect(requests).toHaveLength(0);
    source.subscribe(() => undefined);
    expect(source.getSnapshot()).toMatchObject({ status: 'loading', length: 0, total: null });
    await request(0).answer();
    expect(source.getSnapshot()).toMatchObject({ status: 'ready', loaded: 10, length: 20, total: 25 });
    expect(source.rowAt(9)?.id).toBe('t9');
    expect(source.rowAt(10)).toBeUndefined();
  });

  it('knows no total where the server stopped counting, until the last page is there', async () => {
    const { source, request, world } = server(25);
    world.countedTo = 12;
    source.subscribe(() => undefined);
    await request(0).answer();
    expect(source.getSnapshot()).toMatchObject({ total: null, atLeast: 12, selectable: 12, length: 20 });
    source.wanted(0, 20);
    await request(1).answer();
    expect(source.getSnapshot()).toMatchObject({ total: null, atLeast: 20, selectable: 20, length: 30 });
    source.wanted(10, 20);
    await request(2).answer();
    expect(source.getSnapshot()).toMatchObject({ total: 25, atLeast: 25, selectable: 25, length: 25 });
  });

  it('keeps one page ahead of who scrolls, asks for one page at a time and stops at the last', async () => {
    const { source, requests, request } = server(25);
    source.subscribe(() => undefined);
    source.wanted(0, 8);
    expect(requests).toHaveLength(1);
    await request(0).answer();
    expect(requests).toHaveLength(1);
    source.wanted(1, 9);
    expect(requests).toHaveLength(2);
    expect(request(1).cursor).toBe('10');
    source.wanted(8, 20);
    expect(requests).toHaveLength(2);
    await request(1).answer();
    await request(2).answer();
    expect(source.getSnapshot()).toMatchObject({ loaded: 25, length: 25 });
    source.wanted(15, 25);
    expect(requests).toHaveLength(3);
  });

  it('a changed query calls off the request, keeps the old rows in sight and ignores its late answer', async () => {
    const { source, request } = server(25);
    source.subscribe(() => undefined);
    await request(0).answer();
    source.select(withRows(nothingSelected, [2], true));
    source.wanted(1, 9);
    const before = source.getSnapshot();
    source.setQuery({ ...query, search: 'gate' });
    expect(request(1).signal.aborted).toBe(true);
    expect(source.getSnapshot()).toMatchObject({ status: 'stale', loaded: 10, search: 'gate' });
    expect(source.getSnapshot().length, 'nothing moves meanwhile').toBe(before.length);
    expect(source.selectedIds()).toEqual([]);
    await request(1).answer();
    expect(source.getSnapshot().status).toBe('stale');
    expect(request(2).query.search).toBe('gate');
    await request(2).answer();
    expect(source.getSnapshot()).toMatchObject({ status: 'ready', loaded: 10 });
  });

  it('a row that is selected while old rows are in sight stays that row, or is none', async () => {
    const { source, request, world } = server(25);
    source.subscribe(() => undefined);
    await request(0).answer();
    source.setQuery({ ...query, search: 'gate' });
    source.select(withRows(nothingSelected, [2], true));
    world.prefix = 'g';
    await request(1).answer();
    expect(source.selectedIds()).toEqual([]);
    source.setQuery({ ...query, search: '' });
    source.select(withRows(nothingSelected, [2], true));
    await request(2).answer();
    expect(source.selectedIds()).toEqual(['g2']);
  });

  it('another query with the same sort has the same sort, so that heads stay as they are', () => {
    const { source } = server(25);
    const sorted = (search: string) => ({
      ...query,
      search,
      sort: { column: 'title', direction: 'ascending' } as const,
    });
    source.setQuery(sorted(''));
    const { sort } = source.getSnapshot();
    source.setQuery(sorted('gate'));
    expect(source.getSnapshot()).toMatchObject({ search: 'gate' });
    expect(source.getSnapshot().sort).toBe(sort);
  });

  it('the same query asked again asks nothing', async () => {
    const { source, requests, request } = server(5);
    source.subscribe(() => undefined);
    await request(0).answer();
    source.setQuery({ ...query, filters: { status: 'all' } });
    source.setSort(null);
    expect(requests).toHaveLength(1);
  });

  it('GEN-17: a page that fails leaves the rows and one place that says so; a retry goes on from there', async () => {
    const { source, request } = server(25);
    source.subscribe(() => undefined);
    await request(0).answer();
    source.wanted(1, 9);
    await request(1).fail(new Error('The server is not reachable'));
    const failed = source.getSnapshot();
    expect(failed).toMatchObject({ status: 'ready', loaded: 10, length: 11 });
    expect(failed.error?.message).toBe('The server is not reachable');
    source.wanted(0, 11);
    source.retry();
    expect(request(2).cursor).toBe('10');
    await request(2).answer();
    expect(source.getSnapshot()).toMatchObject({ error: null, loaded: 20 });
  });

  it('GEN-17: a first page that fails is a failure of the whole list, until a retry', async () => {
    const { source, request } = server(25);
    source.subscribe(() => undefined);
    await request(0).fail(new Error('No'));
    expect(source.getSnapshot()).toMatchObject({ status: 'failed', length: 0 });
    source.retry();
    expect(source.getSnapshot().status).toBe('loading');
    await request(1).answer();
    expect(source.getSnapshot()).toMatchObject({ status: 'ready', loaded: 10 });
  });

  it('GEN-17: of a query whose first page fails it tells no count, rather than that of the query before', async () => {
    const { source, request, world } = server(25);
    source.subscribe(() => undefined);
    await request(0).answer();
    source.setQuery({ ...query, search: 'beam' });
    await request(1).fail(new Error('No'));
    expect(source.getSnapshot()).toMatchObject({ status: 'failed', total: null, atLeast: 0, selectable: 0 });
    world.count = 3;
    source.retry();
    expect(source.getSnapshot()).toMatchObject({ status: 'loading', loaded: 0 });
    await request(2).answer();
    expect(source.getSnapshot()).toMatchObject({ status: 'ready', total: 3, atLeast: 3, selectable: 3 });
  });

  it('a refresh reads the loaded pages again and swaps them at once, keeping selected rows by id', async () => {
    const { source, request, world } = server(20);
    source.subscribe(() => undefined);
    await request(0).answer();
    source.wanted(1, 10);
    await request(1).answer();
    source.select(withRows(nothingSelected, [3, 12], true));
    world.count = 18;
    const refreshed = source.refresh();
    await request(2).answer();
    expect(source.getSnapshot().loaded).toBe(20);
    await request(3).answer();
    await refreshed;
    expect(source.getSnapshot()).toMatchObject({ loaded: 18, total: 18 });
    expect(source.selectedIds()).toEqual(['t3', 't12']);
  });

  /** Scrolled down to row 95 of 200, page after page. */
  async function scrolledDown() {
    const opened = server(200);
    const { source, request } = opened;
    source.subscribe(() => undefined);
    await request(0).answer();
    for (let page = 1; page <= 10; page++) {
      source.wanted(page * 10 - 15, page * 10 - 5);
      await request(page).answer();
    }
    const { requests } = opened;
    const answerAll = async () => {
      const asked: (string | null)[] = [];
      for (let at = 11; at < requests.length; at++) {
        asked.push(request(at).cursor);
        await request(at).answer();
      }
      return asked;
    };
    const ids = () =>
      Array.from({ length: source.getSnapshot().loaded }, (_, position) => source.rowAt(position)?.id);
    return { ...opened, answerAll, ids };
  }

  it('SRV-03: a refresh reads what is in sight, and what is above once it comes into sight', async () => {
    const { source, requests, world, answerAll, ids } = await scrolledDown();
    expect(source.getSnapshot().loaded).toBe(110);
    world.prefix = 'new';
    void source.refresh();
    expect(await answerAll()).toEqual(['80', '90']);
    expect([source.rowAt(79)?.id, source.rowAt(80)?.id, source.rowAt(99)?.id, source.rowAt(100)?.id]).toEqual(
      ['t79', 'new80', 'new99', 't100'],
    );
    requests.length = 11;
    source.wanted(55, 65);
    expect(await answerAll()).toEqual(['50', '60']);
    expect(ids().filter((id) => id?.startsWith('new'))).toHaveLength(40);
    expect(source.getSnapshot().loaded).toBe(110);
  });

  it('SRV-03: what is below is loaded anew where it no longer follows what a refresh read', async () => {
    const { source, world, answerAll, ids } = await scrolledDown();
    world.pageSize = 9;
    void source.refresh();
    expect(await answerAll()).toEqual(['80', '89', '98']);
    expect(ids()).toEqual(Array.from({ length: 107 }, (_, at) => `t${at}`));
  });

  it('SRV-03: what comes into sight after a refresh is swapped at once, also where other rows follow it now', async () => {
    const { source, request, requests, world, answerAll } = await scrolledDown();
    void source.refresh();
    await answerAll();
    requests.length = 11;
    world.pageSize = 11;
    world.prefix = 'new';
    source.wanted(55, 65);
    await request(11).answer();
    expect([source.rowAt(55)?.id, source.rowAt(64)?.id]).toEqual(['t55', 't64']);
    await request(12).answer();
    expect([source.rowAt(55)?.id, source.rowAt(64)?.id]).toEqual(['new55', 'new64']);
  });

  it('a refresh reads from the first selected row on, so that none stays selected that is gone', async () => {
    const { source, world, answerAll } = await scrolledDown();
    source.select(withRows(nothingSelected, [33, 84], true));
    world.prefix = 'new';
    void source.refresh();
    expect(await answerAll()).toEqual(['30', '40', '50', '60', '70', '80', '90']);
    expect(source.selectedIds()).toEqual([]);
  });

  it('SRV-03: a refresh leaves rows as they are that nobody has changed', async () => {
    const { source, request } = server(8);
    source.subscribe(() => undefined);
    await request(0).answer();
    source.updateRow('t2', (task) => ({ ...task, title: 'Done' }));
    const before = [source.rowAt(1), source.rowAt(2)];
    const refreshed = source.refresh();
    await request(1).answer();
    await refreshed;
    expect(source.rowAt(1)).toBe(before[0]);
    expect(source.rowAt(2)).toEqual({ id: 't2', title: 'Task 2' });
  });

  it('SRV-03: an answer that set out before a change shows it until it is saved', async () => {
    const { source, request } = server(8);
    source.subscribe(() => undefined);
    await request(0).answer();
    const titleAfter = async (at: number) => {
      const refreshed = source.refresh();
      await request(at).answer();
      await refreshed;
      return source.rowAt(2)?.title;
    };
    let save = () => {};
    const saved = new Promise<void>((resolve) => {
      save = resolve;
    });
    const failed = Promise.reject(new Error('No connection'));
    void source.refresh();
    source.updateRow('t2', (task) => ({ ...task, title: 'Done' }), saved);
    source.updateRow('t2', (task) => ({ ...task, title: `${task.title} and gone` }), failed);
    expect(source.rowAt(2)?.title).toBe('Done and gone');
    await request(1).answer();
    expect(source.rowAt(2)?.title).toBe('Done');
    save();
    await saved;
    expect(await titleAfter(2)).toBe('Task 2');
  });

  it('SRV-03: a refresh of an empty list shows the rows that others have added since', async () => {
    const { source, request, world } = server(0);
    source.subscribe(() => undefined);
    await request(0).answer();
    expect(source.getSnapshot()).toMatchObject({ loaded: 0, total: 0 });
    world.count = 2;
    const refreshed = source.refresh();
    await request(1).answer();
    await refreshed;
    expect(source.getSnapshot()).toMatchObject({ loaded: 2, total: 2 });
  });

  it('rows change and go before the server has answered', async () => {
    const { source, request } = server(8);
    source.subscribe(() => undefined);
    await request(0).answer();
    source.select(withRows(nothingSelected, [1, 4], true));
    source.updateRow('t2', (task) => ({ ...task, title: 'Done' }));
    expect(source.rowAt(2)?.title).toBe('Done');
    source.removeRows(['t0', 't1']);
    expect(source.getSnapshot()).toMatchObject({ loaded: 6, total: 6 });
    expect(source.selectedIds()).toEqual(['t4']);
  });

  it('with everything selected, a row that was taken out stays so, wherever it goes', async () => {
    const { source, request } = server(20);
    source.subscribe(() => undefined);
    await request(0).answer();
    source.wanted(1, 10);
    await request(1).answer();
    source.select(withRows(everythingSelected, [13], false));
    source.removeRows(['t0']);
    const takenOut = () => {
      const { selection, loaded } = source.getSnapshot();
      const positions = Array.from({ length: loaded }, (_, position) => position);
      return positions
        .filter((position) => !isSelected(selection, position))
        .map((at) => source.rowAt(at)?.id);
    };
    expect(takenOut()).toEqual(['t13']);
    source.wanted(0, 0);
    const refreshed = source.refresh();
    await request(2).answer();
    await request(3).answer();
    await refreshed;
    expect(takenOut()).toEqual(['t13']);
  });

  it('everything selected counts rows that are not loaded yet', async () => {
    const { source, request } = server(25);
    source.subscribe(() => undefined);
    await request(0).answer();
    source.select(everythingSelected);
    const { selection, selectable } = source.getSnapshot();
    expect(selectedCount(selection, selectable)).toBe(25);
  });

  it('a reset starts over; the last subscriber to leave calls off the request', async () => {
    const { source, request } = server(25);
    const stop = source.subscribe(() => undefined);
    await request(0).answer();
    source.reset();
    expect(source.getSnapshot()).toMatchObject({ status: 'loading', loaded: 0 });
    stop();
    expect(request(1).signal.aborted).toBe(true);
  });
});
