import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { peopleMessages } from '@linework/domain';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../server/packageRoot';
import { hashOfChosen } from './hashOfChosen';

const ABOUT = ['Halden & Roy', 'Marta Lindqvist', 'marta@halden-roy.example'];
const common = readFileSync(join(packageRoot, 'passwords', 'common.txt'), 'utf8')
  .trim()
  .split('\n');
const hashing = { hash: async (password: string) => `hash of ${password}` };

const refusal = (message: string) => ({
  status: 422,
  facts: { detail: message, errors: [{ path: 'password', message }] },
});

describe('A password that is chosen', () => {
  it('ASVS-2: is none of those that were stolen most often, in upper case or lower', async () => {
    expect(common.length).toBeGreaterThan(3_000);
    for (const password of [
      ...common.slice(0, 3_000),
      ...common.filter((_, at) => at % 50 === 0),
      common.at(-1) ?? '',
    ])
      for (const typed of [password, password.toUpperCase()])
        await expect(hashOfChosen(hashing, typed, ABOUT), typed).rejects.toMatchObject(
          refusal(peopleMessages.passwordCommon),
        );
  });

  it.each([
    'linework',
    'Linework1!',
    'Halden&Roy',
    'halden2026',
    'HALDEN-ROY-1',
    'lindqvist',
    'MartaLindqvist',
    'marta@halden-roy.example',
    '2026-marta-2026',
    'x_marta_xx',
  ])('ASVS-2: is not made of words about the person, the company or the product (%s)', async (password) => {
    await expect(hashOfChosen(hashing, password, ABOUT)).rejects.toMatchObject(
      refusal(peopleMessages.passwordPersonal),
    );
  });

  it.each([
    'drafting-paper',
    'marta likes long walks',
    'zzzz zzzz',
    '  ten 2 four',
    'тихий океан',
    '🔑'.repeat(8),
    'x8\nx8x8x8',
    '8642 0975 3142 8',
  ])(
    'ASVS-3: may be of any letters, digits, blanks and signs, and is hashed as it is (%s)',
    async (password) => {
      expect(await hashOfChosen(hashing, password, ABOUT)).toBe(`hash of ${password}`);
    },
  );
});
