import { expect, test } from 'vitest';
import { FileMatchQuery } from './FileInput';
import { fileMessages } from './fileMessages';
import { MOST_MATCHED } from './fileOptions';

const place = { projectId: '01930000-0000-7000-8000-000000000001', kind: 'drawing' };

test.each(['numbers', 'names'])('FIL-12: files are looked for by a hundred %s at most', (field) => {
  const asked = (count: number) =>
    FileMatchQuery.safeParse({ ...place, [field]: Array.from({ length: count }, (_, at) => `A-${at}`) });
  expect(asked(MOST_MATCHED).data).toMatchObject({ [field]: { length: MOST_MATCHED } });
  expect(asked(MOST_MATCHED + 1).error?.issues).toMatchObject([{ message: fileMessages.tooManyMatched }]);
});
