import { z } from '@hono/zod-openapi';
import {
  DEFAULT_REPORT_GROUP,
  listQuerySchema,
  ManualEntries,
  REPORT_GROUPS,
  readReportGroups,
  TIMER_ACTS,
  TimeEntryCreate,
  TimeEntryInput,
  TimeEntryRow,
  TimeReport,
  TimeReview,
  type TimerAct,
  TimerState,
  TimeTotals,
  timeEntryColumns,
  timeEntryList,
  timerActInputs,
  WaitingTime,
} from '@linework/domain';
import { permit } from '../access/permit';
import { endpoint, jsonBody } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { crudRoutes } from '../http/crudRoutes';
import { Problem } from '../http/Problem';
import { jsonText } from '../http/respond';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { listTimeEntries, timeTotals } from './timeEntries.queries';
import { createManual, timeEntryRules } from './timeEntries.service';
import { timeReport } from './timeReport.queries';
import { reviewTime } from './timeReview.service';
import { actOnTimer, type TimerRequest, timerState } from './timer.service';
import { waitingTime } from './waitingTime.queries';

const tags = ['Time entries'];

const groupParameter = {
  name: 'group',
  in: 'query',
  required: false,
  description: `One or two of ${REPORT_GROUPS.join(', ')}, the outer one first`,
  schema: { type: 'string', default: DEFAULT_REPORT_GROUP, example: 'project,week' },
} as const;

const totals = endpoint(
  {
    method: 'get',
    path: '/api/timeEntries/totals',
    tags,
    summary: 'Hours and earnings of the entries that the list has',
    request: { query: listQuerySchema(timeEntryList) },
  },
  TimeTotals,
);

const report = endpoint(
  {
    method: 'get',
    path: '/api/timeEntries/report',
    tags,
    summary:
      'The entries that the list has, summed up by one or two groups, and the budgets of their projects',
    parameters: [groupParameter],
    request: { query: listQuerySchema(timeEntryList) },
  },
  TimeReport,
);

const waiting = endpoint(
  {
    method: 'get',
    path: '/api/timeEntries/waiting',
    tags,
    summary:
      'Submitted time that waits to be approved, by project, week and person, first of the projects that one leads',
    middleware: permit('time:approve'),
  },
  WaitingTime,
);

const manual = endpoint(
  {
    method: 'post',
    path: '/api/timeEntries/manual',
    tags,
    summary: 'Save the rows of a manual entry, all or none',
    middleware: permit('time:create'),
    request: { body: jsonBody(ManualEntries) },
  },
  z.object({ rows: z.array(TimeEntryRow) }),
);

const review = endpoint(
  {
    method: 'post',
    path: '/api/timeEntries/review',
    tags,
    summary: 'Submit, withdraw, approve or send back time entries, all or none',
    // The form says which it is, and so which permission it asks for: only those who record no time stop here.
    middleware: permit('time:update'),
    request: { body: jsonBody(TimeReview) },
  },
  z.object({ changed: z.number().int() }),
);

const timer = endpoint(
  {
    method: 'get',
    path: '/api/timer',
    tags: ['Timer'],
    summary: "One's timer, by the server's clock",
    middleware: permit('time:read'),
  },
  TimerState,
);

/** One route an act: `POST /api/timer/start`. */
function timerAct(act: TimerAct, Input: z.ZodType<Omit<TimerRequest, 'act'>>) {
  return endpoint(
    {
      method: 'post',
      path: `/api/timer/${act}`,
      tags: ['Timer'],
      summary: `${act.charAt(0).toUpperCase()}${act.slice(1)}: what one does to one's timer, once for each action id`,
      middleware: permit('time:create'),
      request: { body: jsonBody(Input) },
    },
    TimerState,
  );
}

export function timeRoutes(services: Services) {
  const { database } = services;
  const api = createRouter()
    .openapi(totals, async (c) =>
      jsonText(c, await timeTotals(database.orm, c.var.actor, c.req.valid('query'), services.now())),
    )
    .openapi(report, async (c) => {
      const options = {
        query: c.req.valid('query'),
        groups: groupsOf(c.req.query('group')),
        now: services.now(),
      };
      return jsonText(c, JSON.stringify(await timeReport(database.orm, c.var.actor, options)));
    })
    .openapi(waiting, async (c) => jsonText(c, await waitingTime(database.orm, c.var.actor)))
    .openapi(manual, async (c) => {
      const { entries } = c.req.valid('json');
      const rows = await transact(database, (tx) => createManual(tx, c.var.actor, entries, services));
      return jsonText(c, `{"rows":[${rows.join(',')}]}`);
    })
    .openapi(review, async (c) => {
      const step = c.req.valid('json');
      return c.json(await transact(database, (tx) => reviewTime(tx, c.var.actor, step, services)), 200);
    })
    .openapi(timer, async (c) => jsonText(c, await timerState(database.orm, c.var.actor, services)));
  for (const act of TIMER_ACTS) {
    const Input: z.ZodType<Omit<TimerRequest, 'act'>> = timerActInputs[act];
    api.openapi(timerAct(act, Input), async (c) => {
      const request = { act, ...c.req.valid('json') };
      return jsonText(c, await transact(database, (tx) => actOnTimer(tx, c.var.actor, request, services)));
    });
  }
  return api.route(
    '/',
    crudRoutes(services, {
      Row: TimeEntryRow,
      Detail: TimeEntryRow,
      Create: TimeEntryCreate,
      Input: TimeEntryInput,
      query: listQuerySchema(timeEntryList),
      list: listTimeEntries,
      rules: timeEntryRules,
      columns: timeEntryColumns,
    }),
  );
}

function groupsOf(typed: string | undefined) {
  const groups = readReportGroups(typed || DEFAULT_REPORT_GROUP);
  if (groups) return groups;
  const message = `Group by one or two of: ${REPORT_GROUPS.join(', ')}`;
  throw new Problem(400, { detail: message, errors: [{ path: 'group', message }] });
}
