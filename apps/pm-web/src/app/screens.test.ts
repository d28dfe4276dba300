import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { screenAt, screens } from './screens';

const at = (address: string) => {
  const { pathname, searchParams: params } = new URL(address, 'https://linework.test');
  return screenAt(pathname)?.asks?.({ params, person: { id: 'p1', accessRole: 'member' } }) ?? null;
};

beforeEach(() => localStorage.clear());

describe('the screens', () => {
  test('GEN-01: every page of the app is one', () => {
    const source = join(import.meta.dirname, '..');
    const pages = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!problems)\w+\/\w+Page\.tsx$/.test(file.replaceAll('\\', '/')))
      .map((file) => file.replaceAll('\\', '/'));
    // The frame of all forms, which is no screen by itself.
    const expected = pages.filter((file) => file !== 'forms/EditPage.tsx');
    expect([...new Set(screens.map(({ file }) => file))].sort()).toEqual(expected.sort());
  });

  test.each([
    ['/tasks', 'tasks'],
    ['/app/tasks/', 'tasks'],
    ['/App/Tasks/New', 'tasks/new'],
    ['/app', 'dashboard'],
    ['/', ''],
    ['/app/sign-in', undefined],
    ['/nowhere', undefined],
  ])('GEN-01: at %s stands the screen %j', (address, path) => expect(screenAt(address)?.path).toBe(path));

  test('GEN-13: a list asks first for what its address says, else for what is remembered', () => {
    expect(at('/tasks')).toEqual(['/tasks', '/tasks/counts']);
    expect(at('/tasks?sort=dueDate&direction=desc&status=pending&view=grid')).toEqual([
      '/tasks?status=pending&sort=dueDate&direction=desc',
      '/tasks/counts?status=pending',
    ]);
    localStorage.setItem('list:p1:tasks', JSON.stringify({ sort: 'hours', filters: { priority: 'high' } }));
    expect(at('/tasks')).toEqual(['/tasks?priority=high&sort=hours', '/tasks/counts?priority=high']);
    expect(at('/tasks?search=%20gate%00s&priority=all')).toEqual([
      '/tasks?search=gate+s&sort=hours',
      '/tasks/counts?search=gate+s',
    ]);
  });

  test('GEN-04: a list about one client asks for that too, and a form for its row', () => {
    expect(at('/projects?client=c1')).toEqual(['/projects?client=c1', '/clients/c1', '/projects/counts']);
    expect(at('/projects/edit?id=a%2Fb')).toEqual(['/projects/a%2Fb']);
    expect(at('/tasks/new?project=p1&client=c1')).toEqual(['/projects/p1']);
    expect(at('/clients/new')).toEqual([]);
  });

  test('GEN-01: a page to read asks for all that it shows at once', () => {
    expect(at('/projects/view?id=a%2Fb')).toEqual(['/projects/a%2Fb/overview']);
    expect(at('/app/clients/view?id=c1')).toEqual(['/clients/c1/overview']);
    expect(at('/clients/view')).toEqual([]);
  });
});
