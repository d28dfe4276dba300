import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../fields/fieldErrors';
import { ProjectTaskForm } from '../tasks/EmbeddedTaskInput';
import { newEmbeddedTask } from '../tasks/newTask';
import { newProject } from './newProject';
import { ProjectCreate, ProjectInput } from './ProjectInput';
import { PRIORITIES, PROJECT_STATUSES } from './projectOptions';

const CLIENT = '01930000-0000-7000-8000-000000000001';
const MARTA = '01930000-0000-7000-8000-00000000000a';
const OLA = '01930000-0000-7000-8000-00000000000b';
const TASK = '01930000-0000-7000-8000-0000000000f1';

const filled = {
  ...newProject(CLIENT),
  name: 'Spillway gate renewal',
  startDate: '2026-12-01',
  endDate: '2027-04-15',
  budgetMinor: 12_500_050,
};

function errors(form: unknown): Record<string, string> {
  const { error } = ProjectInput.safeParse(form);
  return Object.fromEntries(error ? fieldErrors(error).map(({ path, message }) => [path, message]) : []);
}

describe('the project form', () => {
  test('PRJ-06: a filled form passes, by default in Planning with Medium priority', () => {
    expect(ProjectInput.parse({ ...filled, status: undefined, priority: undefined })).toMatchObject({
      status: 'Planning',
      priority: 'Medium',
    });
  });

  test('PRJ-06: an empty form has nothing filled in but the client that it was opened for', () => {
    expect(newProject()).toEqual({
      name: '',
      description: '',
      clientId: '',
      startDate: '',
      endDate: '',
      budgetMinor: null,
      status: 'Planning',
      priority: 'Medium',
      hourlyRateMinor: null,
      team: [],
      leadId: null,
      tasks: [],
    });
    expect(newProject('c')).toEqual({ ...newProject(), clientId: 'c' });
  });

  test('PRJ-06: statuses and priorities are those of the seed', () => {
    expect(PROJECT_STATUSES).toEqual(['Planning', 'In Progress', 'Review', 'Completed', 'On Hold']);
    expect(PRIORITIES).toEqual(['Low', 'Medium', 'High']);
  });

  test.each([
    ['an empty name', { name: '' }, 'name', 'Project name is required'],
    ['no client', { clientId: '' }, 'clientId', 'Client selection is required'],
    ['no start date', { startDate: '' }, 'startDate', 'Start date is required'],
    ['no end date', { endDate: '' }, 'endDate', 'End date is required'],
    ['a start after the end', { startDate: '2027-04-16' }, 'endDate', 'End date must be after start date'],
    ['no budget', { budgetMinor: null }, 'budgetMinor', 'Valid budget amount is required'],
    ['a budget of zero', { budgetMinor: 0 }, 'budgetMinor', 'Valid budget amount is required'],
    ['a budget below zero', { budgetMinor: -100 }, 'budgetMinor', 'Valid budget amount is required'],
    [
      'a budget that is no number',
      { budgetMinor: Number.NaN },
      'budgetMinor',
      'Valid budget amount is required',
    ],
    ['a budget of 1e308', { budgetMinor: 1e308 }, 'budgetMinor', 'Valid budget amount is required'],
    ['a budget that is text', { budgetMinor: '12,5' }, 'budgetMinor', 'Valid budget amount is required'],
  ])('PRJ-11: %s is refused with its message', (_, change, path, message) => {
    expect(errors({ ...filled, ...change })).toEqual({ [path]: message });
  });

  test('PRJ-11: a day that does not exist is named', () => {
    expect(errors({ ...filled, startDate: '2025-02-30' })).toEqual({
      startDate: 'Start date is not a real date. Use year-month-day, for example 2026-03-31',
    });
  });

  test('PRJ-11: a project may start and end on one day', () => {
    expect(errors({ ...filled, endDate: filled.startDate })).toEqual({});
  });

  test('PRJ-11: the order of the dates is judged although other fields are wrong', () => {
    expect(errors({ startDate: '2026-02-02', endDate: '2026-02-01' })).toEqual({
      name: 'Project name is required',
      clientId: 'Client selection is required',
      budgetMinor: 'Valid budget amount is required',
      endDate: 'End date must be after start date',
    });
  });

  test('PRJ-11: too large a budget is told what the largest is', () => {
    expect(errors({ ...filled, budgetMinor: 10_000_000_000_000 })).toEqual({
      budgetMinor: 'The amount is too large. The largest is 99,999,999,999.99',
    });
  });

  test('PRJ-07: a person is on the team once, with a role that has a longest length', () => {
    expect(
      ProjectInput.parse({ ...filled, team: [{ id: MARTA, role: ' Reviewer ' }, { id: OLA }] }).team,
    ).toEqual([
      { id: MARTA, role: 'Reviewer' },
      { id: OLA, role: '' },
    ]);
    expect(errors({ ...filled, team: [{ id: MARTA }, { id: OLA }, { id: MARTA }] })).toEqual({
      'team.2.id': 'This row is in the form twice. Reload the page and try again',
    });
    expect(Object.keys(errors({ ...filled, team: [{ id: MARTA, role: 'x'.repeat(101) }] }))).toEqual([
      'team.0.role',
    ]);
  });

  test('PRJ-07: the lead is one of the team', () => {
    expect(errors({ ...filled, team: [{ id: OLA }, { id: MARTA }], leadId: MARTA })).toEqual({});
    expect(errors({ ...filled, team: [{ id: MARTA }], leadId: OLA })).toEqual({
      leadId: 'The lead must be on the project team',
    });
  });

  test.each([
    ['the team', { team: undefined, tasks: [{ id: TASK, title: 'Fender', assigneeId: MARTA }], leadId: OLA }],
    ['the tasks', { team: [{ id: MARTA }], tasks: undefined }],
    ['the lead', { team: [{ id: MARTA }], leadId: undefined }],
  ])('PRJ-07, PRJ-08: a form without %s leaves it as it is, and nothing is judged by it', (_, parts) => {
    expect(errors({ ...filled, ...parts })).toEqual({});
  });

  test('a create carries the id that the client made', () => {
    expect(ProjectCreate.parse({ ...filled, id: TASK }).id).toBe(TASK);
    expect(ProjectCreate.safeParse({ ...filled, id: '7' }).success).toBe(false);
  });
});

describe("the project form's tasks", () => {
  const task = { id: TASK, title: 'Fender load case LC-07', assigneeId: MARTA };

  test('PRJ-08: a task without title is refused', () => {
    expect(errors({ ...filled, team: [{ id: MARTA }], tasks: [{ ...task, title: ' ' }] })).toEqual({
      'tasks.0.title': 'Task title is required',
    });
  });

  test('PRJ-08: an open task can only go to somebody on the team', () => {
    const form = { ...filled, team: [{ id: OLA }], tasks: [task] };
    expect(errors(form)).toEqual({ 'tasks.0.assigneeId': 'The assignee must be on the project team' });
    expect(errors({ ...form, team: [{ id: OLA }, { id: MARTA }] })).toEqual({});
    expect(errors({ ...form, tasks: [{ ...task, assigneeId: null }] })).toEqual({});
  });

  test('PRJ-08: a finished task keeps the name of somebody who left the team', () => {
    expect(errors({ ...filled, team: [], tasks: [{ ...task, status: 'Completed' }] })).toEqual({});
  });

  test('PRJ-08: hours begin at zero and cannot be less or nonsense', () => {
    expect(newEmbeddedTask(TASK).estimatedHours).toBe(0);
    const withHours = (estimatedHours: unknown) =>
      errors({ ...filled, team: [{ id: MARTA }], tasks: [{ ...task, estimatedHours }] });
    expect(withHours(0)).toEqual({});
    expect(withHours(-0.5)).toEqual({ 'tasks.0.estimatedHours': 'The hours cannot be negative' });
    expect(withHours(Number.NaN)).toEqual({
      'tasks.0.estimatedHours': 'Enter the hours as a number, for example 7.5',
    });
  });

  test('PRJ-08: the modal asks for an assignee and a due date', () => {
    const { error } = ProjectTaskForm.safeParse({ ...newEmbeddedTask(TASK), title: 'Fender load case' });
    expect(error && fieldErrors(error)).toEqual([
      { path: 'assigneeId', message: 'Assignee selection is required' },
      { path: 'dueDate', message: 'Due date is required' },
    ]);
  });
});
