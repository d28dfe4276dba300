import { expect, test } from 'vitest';
import { CommentQuery, commentedBy, MentionableQuery } from './CommentQuery';

const ID = '01930000-0000-7000-8000-000000000001';

test.each(['project', 'task', 'file'] as const)(
  'NOT-03: comments on a %s are asked for by its id',
  (kind) => {
    expect(commentedBy(CommentQuery.parse({ [kind]: ID }))).toEqual({ kind, id: ID });
    expect(commentedBy(MentionableQuery.parse({ [kind]: ID }))).toEqual({ kind, id: ID });
  },
);

test.each([{}, { project: ID, task: ID }, { project: ID, task: ID, file: ID }, { task: ID, file: ID }])(
  'NOT-03: comments on %j are not asked for: it is one thing',
  (query) => {
    expect(CommentQuery.safeParse(query).success).toBe(false);
    expect(MentionableQuery.safeParse(query).success).toBe(false);
  },
);

test('NOT-03: parameters that name nothing are a fault', () => {
  expect(() => commentedBy({})).toThrow('The parameters name nothing');
});
