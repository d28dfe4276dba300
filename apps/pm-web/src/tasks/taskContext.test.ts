import { describe, expect, it } from 'vitest';
import { taskContext } from './taskContext';

describe('what tasks are about', () => {
  it.each([
    ['project=1', { project: '1', client: null, search: '?project=1' }],
    ['client=2', { project: null, client: '2', search: '?client=2' }],
    ['project=1&client=2', { project: '1', client: null, search: '?project=1' }],
    ['id=3', { project: null, client: null, search: '' }],
    ['project=a%26b', { project: 'a&b', client: null, search: '?project=a%26b' }],
  ])('TSK-01, TSK-07: ?%s is kept from list to form and back', (query, context) => {
    expect(taskContext(new URLSearchParams(query))).toEqual(context);
  });
});
