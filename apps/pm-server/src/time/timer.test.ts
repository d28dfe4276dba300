import {
  defaultSettings,
  type TimeEntryRow,
  type TimerAct,
  TimerDetails,
  TimerState,
} from '@linework/domain';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { onDatabase } from '../../test/onDatabase';
import { testWorkspace } from '../../test/testWorkspace';
import type { SignedIn } from '../access/SignedIn';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { transact } from '../http/transact';
import { actOnTimer, type TimerRequest, timerState } from './timer.service';

/** Sequences of acts that the property tries on each database. */
const SEQUENCES = Number(process.env.TIMER_SEQUENCES ?? 15);
const START = Date.parse('2026-03-28T22:10:00.000Z');

onDatabase('The timer', (app) => {
  async function withTimer() {
    const workspace = await testWorkspace(app());
    const { id: workspaceId, member, newClient, newProject } = workspace;
    const project = await newProject((await newClient()).id, { team: [{ id: member.id }] });
    const details = TimerDetails.parse({ projectId: project.id, description: 'Load flow' });
    const { timeZone } = defaultSettings('');
    const actor: SignedIn = {
      workspaceId,
      personId: member.id,
      accessRole: 'member',
      clientId: null,
      sessionId: '',
      timeZone,
    };
    const act = async (now: number, kind: TimerAct, timerId: string, more: Partial<TimerRequest> = {}) => {
      const needsDetails = kind === 'start' || kind === 'details';
      const request = {
        act: kind,
        actionId: v7(),
        timerId,
        ago: 0,
        ...(needsDetails && { details }),
        ...more,
      };
      const ports = { now: () => new Date(now), newId: v7 };
      const json = await transact(app().database, (tx) => actOnTimer(tx, actor, request, ports));
      return TimerState.parse(JSON.parse(json));
    };
    const send = (kind: TimerAct, timerId: string, more: object = {}) =>
      member.post(`/api/timer/${kind}`, { actionId: v7(), timerId, ...more });
    return { ...workspace, project, details, actor, act, send };
  }

  it('TIM-04, SRV-01: who may not record any more has their timer stopped and their time kept, and whoever saves it was told', async () => {
    const { owner, member, newClient, details, send, project } = await withTimer();
    const client = await newClient();
    const path = `/api/people/${member.id}`;
    const save = async (change: object) => {
      const { body } = await owner.get(path);
      const answer = await owner.put(path, body.version, { ...body, ...change });
      expect(answer.status).toBe(200);
      return { before: body, after: answer.body };
    };
    const entries = async () =>
      (await owner.get(`/api/timeEntries?user=${member.id}`)).body.rows as TimeEntryRow[];
    const work = { jobRole: 'Developer', department: 'Engineering', startDate: '2025-01-01' };

    const first = v7();
    await send('start', first, { details });
    const turned = await save({ accessRole: 'client', clientId: client.id });
    expect(turned.before.openTimer).toEqual({ description: details.description });
    expect(turned.after.openTimer).toBeNull();
    expect((await send('stop', first)).status).toBe(403);
    expect(await entries()).toMatchObject([{ id: first, status: 'stopped', personId: member.id }]);

    await save({ accessRole: 'member', ...work });
    // Their own Stop, which waited for a connection, makes no second one.
    expect((await send('stop', first)).body.entry).toMatchObject({ id: first });
    const second = v7();
    await send('start', second, { details });
    await save({ status: 'Inactive' });
    expect((await entries()).map(({ id }) => id).sort()).toEqual([first, second].sort());

    await save({ status: 'Active' });
    const third = v7();
    await app().database.orm.execute(
      sql`insert into timers (workspace_id, person_id, id, started_at, segments, details)
          select workspace_id, id, ${third}, now(), '[]', ${JSON.stringify(details)}::jsonb from people where id = ${member.id}`,
    );
    await owner.remove(`/api/projects/${project.id}`);
    await save({ accessRole: 'client', clientId: client.id });
    // What it timed is gone: it waits, paused.
    const [timer] = await rowsOf<{ id: string; startedAt: string | null }>(
      app().database.orm,
      sql`select id, started_at as "startedAt" from timers where person_id = ${member.id}`,
    );
    expect(timer).toEqual({ id: third, startedAt: null });
  });

  it('TIM-03: segments are counted by the server, and Stop makes one stopped entry of their total', async () => {
    const { act, project } = await withTimer();
    const id = v7();
    const minute = 60_000;
    expect((await act(START, 'start', id)).timer).toMatchObject({ id, status: 'running', segments: [] });
    await act(START + 10 * minute, 'pause', id);
    const resumed = await act(START + 30 * minute, 'resume', id);
    expect(resumed.timer).toMatchObject({
      status: 'running',
      segments: [{ endedAt: '2026-03-28T22:20:00.000Z' }],
    });
    const stopped = await act(START + 35 * minute + 29_000, 'stop', id);
    expect(stopped).toMatchObject({
      timer: null,
      entry: {
        id,
        projectId: project.id,
        seconds: 929,
        minutes: 15,
        date: '2026-03-28',
        status: 'stopped',
        startedAt: '2026-03-28T22:10:00.000Z',
        endedAt: '2026-03-28T22:45:29.000Z',
      },
    });
  });

  it('TIM-04: the same act again changes nothing, and what was done offline counts from when it was done', async () => {
    const { act, details } = await withTimer();
    const [id, actionId] = [v7(), v7()];
    const hour = 3_600_000;
    await act(START, 'start', id, { actionId });
    await act(START + 1_000, 'start', id, { actionId });
    // Paused half an hour ago, and stopped on the way.
    const late = await act(START + hour, 'pause', id, { ago: hour / 2 });
    expect(late.timer?.segments).toMatchObject([{ endedAt: '2026-03-28T22:40:00.000Z' }]);
    // An act cannot be older than what was counted before it.
    await act(START + hour, 'resume', id, { ago: 10 * hour });
    const stop = { actionId: v7() };
    const stopped = await act(START + 2 * hour, 'stop', id, { ...stop, ago: hour });
    expect(stopped.entry?.seconds).toBe(3_600);
    expect(await act(START + 3 * hour, 'stop', id, stop)).toMatchObject({
      timer: null,
      entry: { seconds: 3_600 },
    });
    expect(await act(START + 3 * hour, 'stop', id)).toMatchObject({ timer: null, entry: { seconds: 3_600 } });
    expect((await act(START + 3 * hour, 'start', id, { actionId: v7(), details })).timer).toBeNull();
    await expect(act(START + 3 * hour, 'pause', id)).rejects.toThrow('stopped elsewhere');
  });

  it('ASVS-37, TIM-04: fifty starts at once make one timer', async () => {
    const { member, details, send } = await withTimer();
    const ids = Array.from({ length: 50 }, () => v7());
    const answers = await Promise.all(ids.map((id) => send('start', id, { details })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect((await member.get('/api/timer')).body.timer.status).toBe('running');
  });

  it('TIM-02: a start without project or description says what is missing', async () => {
    const { send, details } = await withTimer();
    const say = 'Please select a project and add a description before starting the timer';
    for (const missing of [{ projectId: '' }, { description: ' ' }]) {
      const { status, body } = await send('start', v7(), { details: { ...details, ...missing } });
      expect([status, body.errors[0].message]).toEqual([422, say]);
    }
    for (const ago of [-1, 1.5, 1e12]) expect((await send('start', v7(), { details, ago })).status).toBe(422);
  });

  it('TIM-04: a project that is deleted while the clock runs costs no second', async () => {
    const { owner, member, send, details, project, newClient, newProject } = await withTimer();
    const other = await newProject((await newClient()).id, { team: [{ id: member.id }] });
    const id = v7();
    await send('start', id, { details });
    await owner.remove(`/api/projects/${project.id}`);
    expect((await member.get('/api/timer')).body.timer.details.projectName).toBeNull();
    const refused = await send('stop', id);
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'details.projectId']);
    expect((await member.get('/api/timer')).body.timer).toMatchObject({ id, status: 'running' });
    await send('details', id, { details: { ...details, projectId: other.id } });
    expect((await send('stop', id)).body.entry).toMatchObject({ id, projectId: other.id });
  });

  it('TIM-04, TIM-11: what is counted of a day that is closed meanwhile is of the first open one, to the second', async () => {
    const { id, act, details } = await withTimer();
    const timerId = v7();
    await act(START, 'start', timerId, { details: { ...details, date: '2026-03-20' } });
    await app().database.orm.execute(
      sql`update workspaces set settings = settings || '{"timeClosedThrough": "2026-03-31"}' where id = ${id}`,
    );
    const { entry } = await act(START + 90_000, 'stop', timerId);
    expect(entry).toMatchObject({
      date: '2026-04-01',
      seconds: 90,
      startedAt: new Date(START).toISOString(),
    });
  });

  it('TIM-04: the end of a forgotten timer can be chosen within what it counted', async () => {
    const { act } = await withTimer();
    const id = v7();
    await act(START, 'start', id);
    for (const at of ['2026-03-28T22:09:59.000Z', '2026-03-30T00:00:00.000Z'])
      await expect(act(START + 36_000_000, 'stop', id, { at })).rejects.toThrow();
    const { entry } = await act(START + 36_000_000, 'stop', id, { at: '2026-03-29T01:10:00.000Z' });
    expect(entry?.minutes).toBe(180);
  });

  it('TIM-05: the end of an entry follows its time, and what overlaps it is named, in the list and alone', async () => {
    const { act, member, owner } = await withTimer();
    const [morning, noon, hour] = [v7(), v7(), 3_600_000];
    await act(START, 'start', morning);
    await act(START + hour, 'pause', morning);
    await act(START + 1.5 * hour, 'resume', morning);
    await act(START + 2.5 * hour, 'stop', morning);
    await act(START + 3 * hour, 'start', noon);
    await act(START + 4 * hour, 'stop', noon);
    const entry = async (id: string) => (await member.get(`/api/timeEntries/${id}`)).body;
    const change = async (minutes: number) => {
      const stored = await entry(morning);
      return (await member.put(`/api/timeEntries/${morning}`, stored.version, { ...stored, minutes })).body;
    };
    expect(await entry(morning)).toMatchObject({ minutes: 120, overlaps: null });
    expect(await change(200)).toMatchObject({
      startedAt: '2026-03-28T22:10:00.000Z',
      endedAt: '2026-03-29T02:00:00.000Z',
      seconds: 12_000,
      overlaps: { id: noon, startedAt: '2026-03-29T01:10:00.000Z', endedAt: '2026-03-29T02:10:00.000Z' },
    });
    const { rows } = (await owner.get('/api/timeEntries')).body;
    expect(rows.map(({ id, overlaps }: TimeEntryRow) => [id, overlaps?.id])).toEqual(
      expect.arrayContaining([
        [morning, noon],
        [noon, morning],
      ]),
    );
    expect(await change(45)).toMatchObject({ endedAt: '2026-03-28T22:55:00.000Z', overlaps: null });
    expect((await entry(noon)).overlaps).toBeNull();
    await change(200);
    const { version } = await entry(noon);
    expect((await member.remove(`/api/timeEntries/${noon}`, version)).status).toBe(200);
    expect((await entry(morning)).overlaps).toBeNull();
  });

  it('TIM-04: whatever is done in whatever order and zone, the total is right to the second, of the day of its start, and nothing overlaps', async () => {
    const { act, actor } = await withTimer();
    let now = START + 1e9;
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 40_000_000 }),
      kind: fc.constantFrom<TimerAct>('start', 'pause', 'resume', 'stop', 'discard', 'details'),
      repeated: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), anyZone, async (steps, timeZone) => {
        actor.timeZone = timeZone;
        let id = v7();
        // The model: instants at which the timer and its running segment began, and what was counted before.
        let open: { began: number; since: number | null; counted: number } | null = null;
        for (const { wait, kind, repeated } of some(steps)) {
          now += wait;
          const request = { actionId: v7() };
          if (kind === 'start' && !open) id = v7();
          else if (!open) continue;
          const answer = await act(now, kind, id, request);
          if (repeated) await act(now + 500, kind, id, request);
          const running: number = open?.since == null ? 0 : now - open.since;
          const counted: number = (open?.counted ?? 0) + running;
          if (kind === 'stop' && open)
            expect([answer.entry?.seconds, answer.entry?.date]).toEqual([
              Math.round(counted / 1_000),
              dayIn(timeZone, open.began),
            ]);
          if (kind === 'stop' || kind === 'discard') open = null;
          if (kind === 'start' && !open) open = { began: now, since: now, counted: 0 };
          if (kind === 'pause' && open) open = { ...open, since: null, counted };
          if (kind === 'resume' && open) open = { ...open, since: open.since ?? now };
          if (repeated) now += 500;
        }
        if (open) await act(now, 'discard', id);
        const state = await timerState(app().database.orm, actor, { now: () => new Date(now) });
        expect(JSON.parse(state).timer).toBeNull();
      }),
      { numRuns: SEQUENCES },
    );
  });
});

/** Any zone that the runtime knows. */
const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));

/** '2026-03-29' */
function dayIn(timeZone: string, instant: number): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
}
