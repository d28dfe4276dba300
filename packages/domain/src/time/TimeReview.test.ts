import { expect, test } from 'vitest';
import { fieldErrors } from '../fields/fieldErrors';
import { TimeReview } from './TimeReview';
import { timeMessages } from './timeMessages';

const ids = ['01930000-0000-7000-8000-000000000001'];

test.each([
  { action: 'submit', ids },
  { action: 'approve', ids, reason: '' },
  { action: 'sendBack', ids, reason: 'Which gate?' },
  { action: 'reopen', ids, reason: 'Which gate?' },
  { action: 'undoApproval', ids, reason: '' },
])('TIM-09: %j is a step of entries', (review) => {
  expect(TimeReview.parse(review)).toEqual({ reason: '', ...review });
});

test.each([
  [{ action: 'sendBack', ids }, 'reason', timeMessages.reasonRequired],
  [{ action: 'reopen', ids }, 'reason', timeMessages.reasonRequired],
  [{ action: 'sendBack', ids, reason: ' \n ' }, 'reason', timeMessages.reasonRequired],
  [{ action: 'approve', ids: [] }, 'ids', timeMessages.noEntriesChosen],
  [{ action: 'publish', ids }, 'action', timeMessages.reviewInvalid],
])('TIM-09: %j is refused at its %s', (review, path, message) => {
  const { error } = TimeReview.safeParse(review);
  expect(error && fieldErrors(error)).toEqual([{ path, message }]);
});
