import styles from './list.css?inline';

/**
 * The floor of the list of tasks in the app: the same server asked the same questions, and the same words, marks and buttons drawn in
 * reused rows, by hand and for just this list. It answers to nothing but searching, sorting and scrolling.
 */
const ROW = 40;
const OVERSCAN = 6;
/** As the stylesheet has it, so that nothing need be measured. */
const VIEWPORT = 486 - ROW;
/** As the app pauses while somebody types, ms. */
const PAUSE = 250;
/** Rows that are loaded ahead of what is in sight. */
const AHEAD = 50;
const HEADS = ['Title', 'Project', 'Assignee', 'Priority', 'Status', 'Due date', ''];

/** Of what the server answers, what is shown. */
interface Task {
  id: string;
  title: string;
  projectName: string;
  assigneeName: string | null;
  assigneeInitials: string | null;
  priority: string;
  status: string;
  dueDate: string | null;
}
interface Page {
  rows: Task[];
  nextCursor: string | null;
}
interface Counts {
  total: number;
  totalIsCapped: boolean;
  completed: number | null;
  inProgress: number | null;
  overdue: number | null;
  hours: number | null;
}

interface Slot {
  row: HTMLElement;
  title: HTMLAnchorElement;
  project: Text;
  initials: Text;
  assignee: Text;
  priority: HTMLElement;
  status: HTMLElement;
  due: HTMLElement;
  complete: HTMLElement;
  actions: HTMLElement;
  position: number;
}

const page = document.querySelector('#root') as HTMLElement;
const params = new URLSearchParams({ sort: 'title', direction: 'asc' });
const day = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' });
const today = new Date().toISOString().slice(0, 10);
let rows: Task[] = [];
let next: string | null = null;
let loading = false;
let asked = new AbortController();
let timer: ReturnType<typeof setTimeout>;

document.head.append(made('style', '', styles));
page.innerHTML = `
  <header><h1>Tasks</h1></header>
  <dl>${['Total', 'Completed', 'In progress', 'Overdue'].map((name) => `<div><dt>${name}</dt><dd>–</dd></div>`).join('')}</dl>
  <input type="search" aria-label="Search tasks" placeholder="Search tasks..." />
  <div role="grid" tabindex="0">
    <div class="head" data-part="head">
      <span class="box"></span>${HEADS.map((name) => `<span data-sort="${name.toLowerCase()}">${name}</span>`).join('')}
    </div>
    <div class="body"></div>
  </div>
  <footer></footer>`;
const [search, grid, body, foot] = ['input', '[role=grid]', '.body', 'footer'].map(
  (selector) => page.querySelector(selector) as HTMLElement,
) as [HTMLInputElement, HTMLElement, HTMLElement, HTMLElement];
const figures = [...page.querySelectorAll('dd')].map((figure) => figure.firstChild as Text);
const slots = Array.from({ length: Math.ceil(VIEWPORT / ROW) + 1 + OVERSCAN }, makeSlot);
body.append(...slots.map(({ row }) => row));

search.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(() => ask({ search: search.value }), PAUSE);
});
page.querySelector('[data-sort=title]')?.addEventListener('click', () => {
  ask({ direction: params.get('direction') === 'asc' ? 'desc' : 'asc' });
});
grid.addEventListener('scroll', () => draw(false), { passive: true });
ask({});

/** Asks for other rows, and how many there are of what. */
function ask(change: Record<string, string>): void {
  for (const [name, value] of Object.entries(change)) params.set(name, value);
  history.replaceState(null, '', `?${params}`);
  asked.abort();
  asked = new AbortController();
  grid.ariaBusy = 'true';
  void loadFirst();
  if ('search' in change || rows.length === 0) void count();
}

async function loadFirst(): Promise<void> {
  const first = await get<Page>('/api/tasks', {});
  if (!first) return;
  rows = first.rows;
  next = first.nextCursor;
  loading = false;
  grid.ariaBusy = null;
  grid.scrollTop = 0;
  draw(true);
}

async function count(): Promise<void> {
  const counts = await get<Counts>('/api/tasks/counts', {});
  if (!counts) return;
  const { total, totalIsCapped, completed, inProgress, overdue, hours } = counts;
  const all = `${total.toLocaleString('en-US')}${totalIsCapped ? '+' : ''}`;
  const told = [all, ...[completed, inProgress, overdue].map((one) => one?.toLocaleString('en-US') ?? '–')];
  for (const [at, text] of told.entries()) (figures[at] as Text).data = text;
  foot.textContent = `${all} tasks${hours === null ? '' : ` ${hours} hours estimated`}`;
}

async function loadMore(): Promise<void> {
  if (loading || next === null) return;
  loading = true;
  const more = await get<Page>('/api/tasks', { cursor: next });
  if (!more) return;
  rows.push(...more.rows);
  next = more.nextCursor;
  loading = false;
  draw(true);
}

/** Nothing where it was called off. */
async function get<Answer>(path: string, more: Record<string, string>): Promise<Answer | undefined> {
  try {
    const answer = await fetch(`${path}?${new URLSearchParams([...params, ...Object.entries(more)])}`, {
      signal: asked.signal,
    });
    return (await answer.json()) as Answer;
  } catch {
    return undefined;
  }
}

/** Puts the rows in sight into the slots; a slot whose row stays is left alone unless `all` is asked for. */
function draw(all: boolean): void {
  const { scrollTop } = grid;
  const last = Math.max(0, rows.length - slots.length);
  const first = Math.min(Math.max(0, Math.floor(scrollTop / ROW) - OVERSCAN / 2), last);
  if (all) body.style.height = `${(rows.length + (next === null ? 0 : AHEAD)) * ROW}px`;
  for (let position = first; position < first + slots.length; position++) {
    const slot = slots[position % slots.length] as Slot;
    if (slot.position === position && !all) continue;
    slot.position = position;
    const task = rows[position];
    slot.row.style.display = task ? '' : 'none';
    if (task) fill(slot, task);
  }
  if (first + slots.length + AHEAD > rows.length && scrollTop > 0) void loadMore();
}

function fill(slot: Slot, task: Task): void {
  const { row, title, project, initials, assignee, priority, status, due, complete, actions, position } =
    slot;
  row.style.transform = `translateY(${position * ROW}px)`;
  row.ariaRowIndex = String(position + 2);
  title.href = `/app/tasks/edit?id=${task.id}`;
  title.textContent = task.title;
  project.data = task.projectName;
  initials.data = task.assigneeInitials ?? '';
  assignee.data = task.assigneeName ?? 'Unassigned';
  priority.className = `priority ${task.priority}`;
  (priority.lastChild as Text).data = task.priority;
  status.className = `status ${task.status.replace(' ', '')}`;
  (status.lastChild as Text).data = task.status;
  const isOverdue = task.dueDate !== null && task.dueDate < today && task.status !== 'Completed';
  due.className = isOverdue ? 'due late' : 'due';
  (due.firstChild as Text).data = task.dueDate
    ? `${day.format(new Date(`${task.dueDate}T00:00`))}${isOverdue ? ' (Overdue)' : ''}`
    : 'No due date';
  complete.ariaLabel = `Complete ${task.title}`;
  complete.ariaChecked = String(task.status === 'Completed');
  actions.ariaLabel = `Actions for ${task.title}`;
}

function makeSlot(): Slot {
  const row = made('div', 'row');
  row.role = 'row';
  row.innerHTML = `
    <span class="box"></span>
    <span class="cell"><a> </a></span>
    <span class="cell project"> </span>
    <span class="cell who"><span class="avatar"> </span><span class="name"> </span></span>
    <span class="cell"><span><svg viewBox="0 0 24 24"><path d="m6 9 6 6 6-6" /></svg> </span></span>
    <span class="cell"><span><i></i> </span></span>
    <span class="cell"><span> </span></span>
    <span class="cell"><button role="checkbox" tabindex="-1"><svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" /></svg></button><button tabindex="-1"><svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="1" /><circle cx="19" cy="12" r="1" /><circle cx="5" cy="12" r="1" /></svg></button></span>`;
  const cells = [...row.querySelectorAll('.cell')] as HTMLElement[];
  const [complete, actions] = row.querySelectorAll('button');
  const textOf = (selector: string) => row.querySelector(selector)?.firstChild as Text;
  return {
    row,
    title: row.querySelector('a') as HTMLAnchorElement,
    project: textOf('.project'),
    initials: textOf('.avatar'),
    assignee: textOf('.name'),
    priority: cells[3]?.firstChild as HTMLElement,
    status: cells[4]?.firstChild as HTMLElement,
    due: cells[5]?.firstChild as HTMLElement,
    complete: complete as HTMLElement,
    actions: actions as HTMLElement,
    position: -1,
  };
}

function made(name: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
