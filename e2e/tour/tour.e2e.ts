import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, request as apiRequest, type Browser, type Page } from '@playwright/test';
import { test as base, edit, expect, owner, setUpSample, signIn } from '../support/fixtures';
import { type RunningServer, removeData, runLinework, startServer } from '../support/server';
import { asClientPerson, type Stop, stops, type Workspace } from './stops';
import { type Finding, untilDrawn, visit } from './visit';

/**
 * Every screen, dialog and state in every theme at two widths. `pnpm tour` (TOUR=whole) looks at all of them whole and takes a
 * picture of each; otherwise the default and github-dark are looked at whole, the other thirteen for what a theme can change.
 */
const whole = process.env.TOUR === 'whole';
const output = join(import.meta.dirname, '../../tour-results');
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 800 } };

/** A running workspace and the cookies of its owner. */
interface Place {
  server: RunningServer;
  session: Session | undefined;
}
type Session = Awaited<ReturnType<APIRequestContext['storageState']>>;

const test = base.extend<object, { placeOf: (workspace: Workspace) => Promise<Place> }>({
  placeOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's pattern
    async ({}, use) => {
      const running = new Map<Workspace, Promise<Place>>();
      await use((workspace) => {
        const place = running.get(workspace) ?? start(workspace);
        running.set(workspace, place);
        return place;
      });
      for (const { server } of await Promise.all(running.values())) {
        await server.stop();
        await removeData(server.dataDirectory);
      }
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const part of new Set(stops.map(partOf)))
  test(`THM-01, THM-03, GEN-17: ${part} can be read, reached and focused in every theme, at 1440 and at 360 px`, async ({
    browser,
    placeOf,
  }) => {
    test.setTimeout(whole ? 7_200_000 : 1_200_000);
    const findings: Finding[] = [];
    for (const stop of stops.filter((one) => partOf(one) === part)) {
      const place = await placeOf(stop.workspace ?? 'sample');
      for (const [kind, viewport] of Object.entries(widths)) {
        if (stop.only && stop.only !== kind) continue;
        await test.step(`${stop.name}, ${viewport.width} px`, async () => {
          try {
            findings.push(...(await look(browser, place, stop, viewport)));
          } catch (error) {
            const what = `was not reached: ${error}`;
            findings.push({ stop: stop.name, width: viewport.width, theme: 'default', what });
          }
        });
      }
    }
    await mkdir(join(output, 'findings'), { recursive: true });
    await writeFile(join(output, 'findings', `${part}.json`), JSON.stringify(findings, null, 1));
    expect(findings.map(({ stop, width, theme, what }) => `${stop}, ${width} px, ${theme}: ${what}`)).toEqual(
      [],
    );
  });

async function look(
  browser: Browser,
  { server: { url }, session }: Place,
  stop: Stop,
  viewport: { width: number; height: number },
): Promise<Finding[]> {
  const { role = 'owner' } = stop;
  const context = await browser.newContext({
    storageState: role === 'visitor' ? undefined : session,
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    if (role === 'client') await asClientPerson(page);
    await stop.prepare?.(page);
    await page.goto(url + (await addressOf(stop, page, url)));
    await untilDrawn(page);
    await stop.reach?.(page);
    await untilDrawn(page);
    const picture = async (theme: string) => {
      const folder = join(output, 'pictures', `${theme}-${viewport.width}`);
      await mkdir(folder, { recursive: true });
      await page.screenshot({
        path: join(folder, `${stop.name.replace(/[^\w]+/g, '-')}.jpg`),
        type: 'jpeg',
        quality: 80,
      });
    };
    const { name, alike = false } = stop;
    return await visit(page, name, whole ? { whole, alike: false, picture } : { whole, alike });
  } finally {
    await context.close();
  }
}

/** `ID` in the query is the id of the row with a long name: of the list that the parameter or the route names. */
async function addressOf({ route, query = '' }: Stop, page: Page, url: string): Promise<string> {
  const path = route === '*' ? '/nothing/here' : route;
  if (!query.includes('ID')) return path + query;
  const parameter = query.slice(1, query.indexOf('='));
  const list = parameter === 'id' ? route.split('/')[1] : `${parameter}s`;
  const resource = list === 'time-tracking' ? 'timeEntries' : list;
  const named = resource === list ? `&search=${LONG_WORD}` : '';
  const { rows } = await (await page.request.get(`${url}/api/${resource}?limit=1${named}`)).json();
  return path + query.replace('ID', rows[0].id);
}

/** What is looked at in one test: stops of one screen, so that a failure says where. */
function partOf({ route, workspace }: Stop): string {
  if (workspace === 'none') return 'the set-up';
  if (workspace === 'empty') return 'an empty workspace';
  const screen = route.split('/')[1];
  return screen === '' || screen === 'sign-in' || route === '*'
    ? 'what a visitor sees'
    : `the screens of ${screen}`;
}

async function start(workspace: Workspace): Promise<Place> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
  const { company, name, email, password } = owner;
  if (workspace === 'sample') await setUpSample(dataDirectory);
  if (workspace === 'empty')
    await runLinework(['setup', '--company', company, '--name', name, '--email', email], dataDirectory, {
      input: password,
    });
  const server = await startServer({ dataDirectory });
  if (workspace === 'none') return { server, session: undefined };
  const request = await apiRequest.newContext();
  await signIn({ request }, server.url);
  if (workspace === 'sample') await addLongNames(request, server.url);
  const session = await request.storageState();
  await request.dispose();
  return { server, session };
}

const LONG_WORD = 'Hafeninstandsetzungsgesellschaft';

/** A client, a project and an overdue task of it with words that do not break, as German has them. */
async function addLongNames(request: APIRequestContext, url: string): Promise<void> {
  const { rows } = await (await request.get(`${url}/api/tasks?limit=1&status=pending&priority=high`)).json();
  const [task] = rows;
  const names = {
    clients: {
      id: task.clientId,
      fields: { name: `Rhein-Main-${LONG_WORD} mbH & Co. Kommanditgesellschaft` },
    },
    projects: {
      id: task.projectId,
      fields: { name: `${LONG_WORD}: Hochspannungsgleichstromübertragungsanlage` },
    },
    tasks: {
      id: task.id,
      fields: {
        title: `${LONG_WORD}: Schaltanlagenfundamentbewehrungszeichnung prüfen`,
        status: 'In Progress',
        dueDate: '2026-09-28',
      },
    },
  };
  for (const [list, { id, fields }] of Object.entries(names))
    await edit({ request }, `${url}/api/${list}/${id}`, fields);
}
