import { offerPage } from '../benchPage';
import type { BenchTask } from '../tasks';
import { COLUMNS, createFloorEngine, ROW, TALLEST } from './floorEngine';

/**
 * The floor: what a page costs that somebody writes by hand for just this table, without any library and without what
 * people need besides (roles, keyboard, resizing, pinning, themes, paging).
 */
const OVERSCAN = 6;
/** As the stylesheet has it, so that nothing need be measured. */
const height = 720 - ROW;

interface Slot {
  row: HTMLElement;
  cells: Text[];
  position: number;
}

let tasks: readonly BenchTask[] = [];
let engine = createFloorEngine(tasks);
let scroller: HTMLElement;
let body: HTMLElement;
let box: HTMLElement;
let slots: Slot[] = [];

offerPage({
  mount,
  search: (text) => {
    engine.search(text);
    reset();
  },
  scroller: '.scroller',
  head: '.head',
  row: '.row',
  titleCell: '.cell',
  titleHead: '.head .cell',
  allBox: '.head .box',
  state: () => ({ rows: engine.count(), selected: engine.selectedCount() }),
});

function mount(rows: BenchTask[]): void {
  tasks = rows;
  engine = createFloorEngine(tasks);
  scroller = element('scroller');
  const head = element('head');
  box = element('box');
  head.append(box, ...COLUMNS.map(({ name }) => cell(name, 'cell')));
  head.addEventListener('click', (event) => {
    if (event.target === box) {
      engine.toggleAll();
      box.classList.toggle('on', engine.selectedCount() > 0);
      draw(true);
    } else if (event.target === head.children[1]) {
      engine.sortByTitle();
      reset();
    }
  });
  body = element('body');
  body.addEventListener('click', (event) => {
    const slot = slots.find(({ row }) => row.contains(event.target as Node));
    if (!slot) return;
    engine.toggle(engine.numberAt(slot.position));
    draw(true);
  });
  scroller.append(head, body);
  document.querySelector('#root')?.append(scroller);
  slots = Array.from({ length: Math.ceil(height / ROW) + 1 + 2 * OVERSCAN }, createSlot);
  body.append(...slots.map(({ row }) => row));
  scroller.addEventListener('scroll', () => draw(false), { passive: true });
  body.style.height = `${Math.min(engine.count() * ROW, TALLEST)}px`;
  draw(true, 0);
}

function reset(): void {
  body.style.height = `${Math.min(engine.count() * ROW, TALLEST)}px`;
  scroller.scrollTop = 0;
  draw(true, 0);
}

/** Puts the rows in sight into the slots; a slot whose row stays is left alone unless `all` is asked for. */
function draw(all: boolean, scrollTop = scroller.scrollTop): void {
  const count = engine.count();
  const content = Math.min(count * ROW, TALLEST);
  const most = Math.max(1, content - height);
  const offset = count * ROW > TALLEST ? (scrollTop / most) * (count * ROW - height) : scrollTop;
  const first = Math.max(0, Math.min(Math.floor(offset / ROW) - OVERSCAN, count - slots.length));
  for (let position = first; position < first + slots.length; position++) {
    const slot = slots[position % slots.length] as Slot;
    if (!all && slot.position === position && content === count * ROW) continue;
    slot.position = position;
    const visible = position < count;
    slot.row.style.display = visible ? '' : 'none';
    if (!visible) continue;
    const row = engine.numberAt(position);
    const task = tasks[row] as BenchTask;
    slot.row.style.transform = `translateY(${position * ROW - offset + scrollTop}px)`;
    slot.row.classList.toggle('selected', engine.isSelected(row));
    for (let at = 0; at < COLUMNS.length; at++) {
      (slot.cells[at] as Text).data = (COLUMNS[at] as (typeof COLUMNS)[number]).text(task);
    }
  }
}

function createSlot(): Slot {
  const row = element('row');
  const cells = COLUMNS.map(({ kind }) => cell('', kind));
  row.append(element('box'), ...cells);
  return { row, cells: cells.map((made) => made.appendChild(document.createTextNode(''))), position: -1 };
}

function cell(text: string, kind: string): HTMLElement {
  const made = element(kind);
  if (text) made.textContent = text;
  return made;
}

function element(className: string): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  return made;
}
