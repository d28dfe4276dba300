import { describe, expect, test } from 'vitest';
import { PERMISSIONS } from '../access/permissions';
import {
  ancestorsOf,
  childrenOf,
  countOf,
  deletableKinds,
  descendantsOf,
  entities,
  entityKinds,
} from './entities';

describe('kinds of things', () => {
  test.each(['resource', 'noun', 'plural', 'permission'] as const)('no two have the same %s', (fact) => {
    const named = entityKinds.map((kind) => `${entities[kind][fact]}`);
    expect(named).toEqual([...new Set(named)]);
  });

  test('each stands after the kinds that it belongs to: deletions lock rows in this order', () => {
    for (const kind of entityKinds)
      for (const child of childrenOf(kind))
        expect([kind, child, entityKinds.indexOf(child) > entityKinds.indexOf(kind)]).toEqual([
          kind,
          child,
          true,
        ]);
  });

  test.each(entityKinds)('%s has its permissions in the table', (kind) => {
    const { permission, isDeletable } = entities[kind];
    const actions = isDeletable ? ['read', 'create', 'update', 'delete'] : ['read'];
    for (const action of actions) expect(PERMISSIONS).toContain(`${permission}:${action}`);
  });

  test('what is deleted takes along what belongs to it, to the end', () => {
    expect(descendantsOf('client')).toEqual(['project', 'task', 'timeEntry', 'file']);
    expect(ancestorsOf('timeEntry')).toEqual(['client', 'person', 'project', 'task']);
    expect(deletableKinds).toEqual([
      'client',
      'person',
      'invitation',
      'project',
      'task',
      'timeEntry',
      'file',
    ]);
  });

  test('counts are told in words', () => {
    expect(countOf('person', 1)).toBe('1 user');
    expect(countOf('timeEntry', 1200)).toBe('1,200 time entries');
    expect(countOf('task', 101, '100+')).toBe('100+ tasks');
  });
});
