/** The eight columns as every page has them: name, where the value is, and whether it is a figure. */
export const COLUMNS = [
  { id: 'title', name: 'Title', width: 300 },
  { id: 'project', name: 'Project', width: 200 },
  { id: 'client', name: 'Client', width: 160 },
  { id: 'assignee', name: 'Assignee', width: 160 },
  { id: 'priority', name: 'Priority', width: 96 },
  { id: 'status', name: 'Status', width: 110 },
  { id: 'due', name: 'Due date', width: 108 },
  { id: 'hours', name: 'Hours', width: 88 },
];

/** What a library without a sort and a search of its own leaves to the app, written as its examples write it. */
const collator = new Intl.Collator(undefined, { sensitivity: 'base' });

export function sortedByTitle(rows) {
  return rows.toSorted((a, b) => collator.compare(a.title, b.title));
}

const searched = ['title', 'project', 'client', 'assignee', 'priority', 'status'];

export function matching(rows, text) {
  const wanted = text.toLowerCase();
  return wanted === ''
    ? rows
    : rows.filter((row) => searched.some((key) => row[key].toLowerCase().includes(wanted)));
}
