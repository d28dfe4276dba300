/** One task as all pages show it: eight columns. */
export interface BenchTask {
  id: string;
  title: string;
  project: string;
  client: string;
  assignee: string;
  priority: 'Low' | 'Medium' | 'High';
  status: 'Todo' | 'In Progress' | 'Review' | 'Completed';
  /** YYYY-MM-DD */
  due: string;
  hours: number;
}

const VERBS = [
  'Check',
  'Design',
  'Inspect',
  'Review',
  'Issue',
  'Survey',
  'Update',
  'Calculate',
  'Order',
  'Draw',
];
const THINGS = [
  'hoist chain drawing',
  'fender load case',
  'duct pressure loss',
  'bearing photos',
  'gate leaf weld plan',
  'smoke damper schedule',
  'pile cap reinforcement',
  'traffic plan for night shift',
  'hydraulic power unit data sheet',
  'chiller acceptance test',
  'as-built redlines',
  'corrosion allowance memo',
];
const PLACES = ['axis', 'level', 'sheet', 'span', 'pier', 'bay'];
const PROJECTS = 240;
const CLIENTS = [
  'Bergstrand Hydro',
  'Port of Halden',
  'St. Olaf Hospital',
  'Nordbane',
  'Kelvin DC',
  'Vassbygd',
];
const PEOPLE = ['Marta Lindqvist', 'Amir Bensaïd', 'Jun Takeda', 'Petra Koller', 'Ola Eriksen', 'Lena Suter'];
const PRIORITIES = ['Low', 'Medium', 'High'] as const;
const STATUSES = ['Todo', 'In Progress', 'Review', 'Completed'] as const;

/** The same tasks for the same count, on every page and in every round; titles differ and come in no order. */
export function makeTasks(count: number): BenchTask[] {
  const random = randomNumbers(20_261_119);
  const pick = <T>(from: readonly T[]): T => from[random() % from.length] as T;
  const projects = Array.from({ length: PROJECTS }, (_, at) => flat(`${pick(CLIENTS)} phase ${at + 1}`));
  const days = Array.from({ length: 700 }, (_, at) =>
    new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  );
  return Array.from({ length: count }, (_, at) => ({
    id: `t${at}`,
    title: flat(`${pick(VERBS)} ${pick(THINGS)}, ${pick(PLACES)} ${random() % 10_000}`),
    project: pick(projects),
    client: pick(CLIENTS),
    assignee: pick(PEOPLE),
    priority: pick(PRIORITIES),
    status: pick(STATUSES),
    due: pick(days),
    hours: (random() % 80) / 2,
  }));
}

/** Mulberry32: small, even, and the same everywhere. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Engines keep a concatenated string as a tree until it is read; rows that come as JSON are flat, so these are. */
function flat(text: string): string {
  Number(text);
  return text;
}
