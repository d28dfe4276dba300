import { describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { PERMISSIONS } from '../access/permissions';
import { ancestorsOf, childrenOf, countOf, descendantsOf, entities, entityKinds } from './entities';

describe('kinds of things', () => {
  test.each(['resource', 'noun', 'plural', 'permission'] as const)('no two have the same %s', (fact) => {
    const named = entityKinds.map((kind) => `${entities[kind][fact]}`);
    const twice = entityKinds.filter((kind, at) => named.indexOf(`${entities[kind][fact]}`) !== at);
    expect(twice, `entities.ts: give these another ${fact}`).toEqual([]);
  });

  test('each stands after the kinds that it belongs to: deletions lock rows in this order', () => {
    const pairs = entityKinds.flatMap((kind) => childrenOf(kind).map((child) => ({ kind, child })));
    for (const { kind, child } of some(pairs))
      expect(entityKinds.indexOf(child), `entities.ts: write ${child} after ${kind}`).toBeGreaterThan(
        entityKinds.indexOf(kind),
      );
  });

  test.each(entityKinds)('%s has its permissions in the table', (kind) => {
    const { permission, isDeletable } = entities[kind];
    const actions = isDeletable ? ['read', 'create', 'update', 'delete'] : ['read'];
    for (const action of actions)
      expect(PERMISSIONS, `permissions.ts: ${permission}:${action}`).toContain(`${permission}:${action}`);
  });

  test('what is deleted takes along what belongs to it, to the end', () => {
    expect(descendantsOf('client')).toEqual(expect.arrayContaining(['project', 'task', 'timeEntry', 'file']));
    expect(descendantsOf('client')).not.toContain('person');
    expect(ancestorsOf('timeEntry')).toEqual(['client', 'person', 'project', 'task']);
  });

  test('counts are told in words', () => {
    expect(countOf('person', 1)).toBe('1 user');
    expect(countOf('timeEntry', 1200)).toBe('1,200 time entries');
    expect(countOf('task', 101, '100+')).toBe('100+ tasks');
  });
});
