import type { BenchTask } from '../tasks';

export const ROW = 36;
/** Chromium lays out 33.5 million px; a million rows are more. */
export const TALLEST = 30_000_000;

export const COLUMNS: { name: string; text: (task: BenchTask) => string; kind: string }[] = [
  { name: 'Title', text: (task) => task.title, kind: 'cell' },
  { name: 'Project', text: (task) => task.project, kind: 'cell' },
  { name: 'Client', text: (task) => task.client, kind: 'cell' },
  { name: 'Assignee', text: (task) => task.assignee, kind: 'cell' },
  { name: 'Priority', text: (task) => task.priority, kind: 'cell' },
  { name: 'Status', text: (task) => task.status, kind: 'cell' },
  { name: 'Due date', text: (task) => task.due, kind: 'cell mono' },
  { name: 'Hours', text: (task) => String(task.hours), kind: 'cell number' },
];

/** Sort index, search and selection as one writes them by hand: typed arrays and plain loops. */
export function createFloorEngine(tasks: readonly BenchTask[]) {
  let order: Uint32Array | null = null;
  let shown: Uint32Array | null = null;
  let haystack: string[] | null = null;
  let previous = '';
  let found: Uint32Array | null = null;
  const selected = new Uint8Array(tasks.length);
  let selectedCount = 0;

  const show = () => {
    if (!order || !found) {
      shown = found ?? order;
      return;
    }
    const visible = new Uint8Array(tasks.length);
    for (const row of found) visible[row] = 1;
    shown = order.filter((row) => visible[row] === 1);
  };

  return {
    count: () => (shown ? shown.length : tasks.length),
    numberAt: (position: number) => (shown ? (shown[position] as number) : position),
    isSelected: (row: number) => selected[row] === 1,
    selectedCount: () => selectedCount,
    toggleAll: () => {
      const on = selectedCount < tasks.length;
      selected.fill(on ? 1 : 0);
      selectedCount = on ? tasks.length : 0;
    },
    toggle: (row: number) => {
      selected[row] = selected[row] ? 0 : 1;
      selectedCount += selected[row] ? 1 : -1;
    },
    sortByTitle: () => {
      const keys = tasks.map((task) => task.title.toLowerCase());
      order = Uint32Array.from(keys.keys());
      order.sort((a, b) => {
        const x = keys[a] as string;
        const y = keys[b] as string;
        return x < y ? -1 : x > y ? 1 : a - b;
      });
      show();
    },
    search: (text: string) => {
      const needle = text.toLowerCase();
      haystack ??= tasks.map((task) =>
        `${task.title}\n${task.project}\n${task.client}\n${task.assignee}\n${task.priority}\n${task.status}`.toLowerCase(),
      );
      if (needle === '') found = null;
      else {
        const among = previous !== '' && needle.startsWith(previous) ? found : null;
        const hits = new Uint32Array(among ? among.length : tasks.length);
        let size = 0;
        if (among) {
          for (const row of among) if ((haystack[row] as string).includes(needle)) hits[size++] = row;
        } else {
          for (let row = 0; row < haystack.length; row++) {
            if ((haystack[row] as string).includes(needle)) hits[size++] = row;
          }
        }
        found = hits.subarray(0, size);
      }
      previous = needle;
      show();
    },
  };
}
