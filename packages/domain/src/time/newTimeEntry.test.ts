import { expect, test } from 'vitest';
import { newTimeEntry } from './newTimeEntry';

test('TIM-02: a new entry is billable development on its day, all else still to be said', () => {
  expect(newTimeEntry('2026-11-19')).toEqual({
    projectId: '',
    taskId: null,
    description: '',
    date: '2026-11-19',
    category: 'Development',
    billable: true,
  });
});
