import { offerExplorer } from '../explorerPage';
import styles from './explorer.css?inline';

/**
 * The floor of the file explorer: 100,000 files of the same words and marks in reused rows or tiles, sorted by name, by hand and for
 * just this list. It answers to nothing but scrolling.
 */
interface File {
  name: string;
  size: number;
  modifiedAt: string;
  initials: string;
}

const EXTENSIONS = ['pdf', 'xlsx', 'docx', 'jpg', 'zip', 'dwg', 'txt'];
const PEOPLE = ['OE', 'AB', 'ML', 'PK', 'LS'];
const HEIGHT = 640;
const OVERSCAN = 3;
const LIST = { height: 48, columns: 1 };
const TILES = { height: 180, columns: 8 };

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const page = document.querySelector('#root') as HTMLElement;
let files: File[] = [];
let shape = LIST;
let slots: HTMLElement[] = [];
let drawn: number[] = [];
let scroller: HTMLElement;

offerExplorer({
  load: (count) => {
    const start = Date.parse('2026-01-01T00:00:00Z');
    files = Array.from({ length: count }, (_, at) => ({
      name: `Sheet ${String(at).padStart(6, '0')}.${EXTENSIONS[at % EXTENSIONS.length]}`,
      size: 1000 + ((at * 7919) % 9_000_000),
      modifiedAt: new Date(start + at * 60_000).toISOString(),
      initials: PEOPLE[at % PEOPLE.length] ?? '',
    }));
  },
  mount: () => {
    const style = document.createElement('style');
    style.textContent = styles;
    document.head.append(style);
    const { compare } = new Intl.Collator('en', { numeric: true });
    files = [...files].sort((a, b) => compare(a.name, b.name));
    page.innerHTML = '<div class="files"><div class="body"></div></div>';
    scroller = page.firstChild as HTMLElement;
    scroller.addEventListener('scroll', draw, { passive: true });
    show(LIST);
  },
  showTiles: () => show(TILES),
  scroller: '.files',
  entry: '.entry',
});

/** Makes as many rows or tiles as are in sight and some more, which then take one file after the other. */
function show(next: typeof LIST): void {
  shape = next;
  const body = scroller.firstChild as HTMLElement;
  const rows = Math.ceil(HEIGHT / shape.height) + 1 + 2 * OVERSCAN;
  slots = Array.from({ length: rows * shape.columns }, () => {
    const entry = document.createElement('div');
    entry.className = shape === LIST ? 'entry row' : 'entry tile';
    entry.innerHTML =
      '<i></i><svg viewBox="0 0 24 24"><path d="M6 2h8l6 6v14H6z"/></svg><b> </b><span> </span><span> </span><em> </em>';
    return entry;
  });
  drawn = slots.map(() => -1);
  body.replaceChildren(...slots);
  body.style.height = `${Math.ceil(files.length / shape.columns) * shape.height}px`;
  scroller.scrollTop = 0;
  draw();
}

function draw(): void {
  const firstRow = Math.max(0, Math.floor(scroller.scrollTop / shape.height) - OVERSCAN);
  const last = Math.max(0, files.length - slots.length);
  const first = Math.min(firstRow * shape.columns, Math.ceil(last / shape.columns) * shape.columns);
  for (let position = first; position < first + slots.length; position++) {
    const at = position % slots.length;
    if (drawn[at] === position) continue;
    drawn[at] = position;
    const slot = slots[at] as HTMLElement;
    const file = files[position];
    slot.hidden = file === undefined;
    if (!file) continue;
    const column = position % shape.columns;
    slot.style.transform = `translate(${column * 120}px, ${Math.floor(position / shape.columns) * shape.height}px)`;
    const [, , name, size, changed, person] = slot.children;
    (name?.firstChild as Text).data = file.name;
    (size?.firstChild as Text).data = `${(file.size / 1024 ** 2).toFixed(2)} MB`;
    (changed?.firstChild as Text).data = day.format(new Date(file.modifiedAt));
    (person?.firstChild as Text).data = file.initials;
  }
}
