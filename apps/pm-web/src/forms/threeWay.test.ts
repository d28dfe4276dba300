import { describe, expect, test } from 'vitest';
import { differences, merged, type Side } from './threeWay';

const base = {
  name: 'Port of Halden',
  address: { city: 'Halden', street: 'Quay 4' },
  tags: ['a'],
  projects: [
    { id: 'p1', version: 1, name: 'Fenders' },
    { id: 'p2', version: 1, name: 'Cranes' },
  ],
};
const choose = (choices: Record<string, Side>) => new Map(Object.entries(choices));

describe('two people change the same row', () => {
  test('SRV-02: what only I changed is no conflict', () => {
    expect(differences(base, { ...base, name: 'Mine' }, base)).toEqual([]);
  });

  test('SRV-02: a field that both changed shows both values', () => {
    const mine = { ...base, name: 'Mine', tags: ['a', 'b'] };
    const theirs = { ...base, name: 'Theirs' };
    expect(differences(base, mine, theirs)).toEqual([
      { path: 'name', mine: 'Mine', theirs: 'Theirs', changedByMe: true },
    ]);
  });

  test('SRV-02: a nested field that only they changed is listed as theirs', () => {
    const theirs = { ...base, address: { ...base.address, city: 'Fredrikstad' } };
    expect(differences(base, base, theirs)).toEqual([
      { path: 'address.city', mine: 'Halden', theirs: 'Fredrikstad', changedByMe: false },
    ]);
  });

  test('SRV-02: the same change by both is no conflict', () => {
    const both = { ...base, name: 'Halden Port' };
    expect(differences(base, both, both)).toEqual([]);
  });

  test('SRV-02: rows of a list are told apart by id, and a new version alone is no change', () => {
    const theirs = {
      ...base,
      projects: [
        { id: 'p1', version: 2, name: 'Fenders' },
        { id: 'p2', version: 2, name: 'Gantry cranes' },
      ],
    };
    expect(differences(base, base, theirs).map(({ path }) => path)).toEqual(['projects.p2']);
  });

  test('SRV-02: the choice decides field by field, the rest stays as I typed it', () => {
    const mine = { ...base, name: 'Mine', address: { city: 'Mine', street: 'Mine' } };
    const theirs = { ...base, name: 'Theirs', address: { city: 'Theirs', street: 'Quay 4' } };
    const result = merged(mine, theirs, choose({ name: 'mine', 'address.city': 'theirs' }));
    expect(result).toEqual({ ...base, name: 'Mine', address: { city: 'Theirs', street: 'Mine' } });
  });

  test('SRV-02: a row that stays mine goes on top of the version that is stored', () => {
    const mine = { ...base, projects: [{ id: 'p1', version: 1, name: 'Fender piles' }] };
    const theirs = { ...base, projects: [{ id: 'p1', version: 5, name: 'Fenders' }] };
    expect(merged(mine, theirs, choose({})).projects).toEqual([
      { id: 'p1', version: 5, name: 'Fender piles' },
    ]);
  });

  test('SRV-02: a row that they removed goes with theirs, and is made anew with mine', () => {
    const theirs = { ...base, projects: [{ id: 'p1', version: 1, name: 'Fenders' }] };
    expect(merged(base, theirs, choose({ 'projects.p2': 'theirs' })).projects).toHaveLength(1);
    expect(merged(base, theirs, choose({ 'projects.p2': 'mine' })).projects[1]).toEqual({
      id: 'p2',
      name: 'Cranes',
    });
  });

  test('SRV-02: a row that they added comes in with theirs', () => {
    const added = { id: 'p3', version: 1, name: 'Dredging' };
    const theirs = { ...base, projects: [...base.projects, added] };
    expect(differences(base, base, theirs)).toEqual([
      { path: 'projects.p3', mine: undefined, theirs: added, changedByMe: false },
    ]);
    expect(merged(base, theirs, choose({ 'projects.p3': 'theirs' })).projects).toContainEqual(added);
  });
});
