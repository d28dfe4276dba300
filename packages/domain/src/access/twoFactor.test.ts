import { expect, test } from 'vitest';
import { isTotp, TwoFactorCode } from './twoFactor';
import { twoFactorMessages } from './twoFactorMessages';

test.each([
  ['123 456', '123456', true],
  [' 123-456 ', '123456', true],
  ['ABCD-efgh-jkmn-pqrs', 'abcdefghjkmnpqrs', false],
  ['0123 4567 89ab cdef', '0123456789abcdef', false],
])('SET-03: the code %j is read as %s; whether it is of an app: %j', (code, read, ofAnApp) => {
  expect(TwoFactorCode.parse({ code })).toEqual({ code: read });
  expect(isTotp(read)).toBe(ofAnApp);
});

test.each([
  [undefined, twoFactorMessages.codeRequired],
  [' - ', twoFactorMessages.codeRequired],
  ['12345', twoFactorMessages.codeInvalid],
  ['1234567', twoFactorMessages.codeInvalid],
  ['abcd-efgh-jkmn-pqr', twoFactorMessages.codeInvalid],
  ['abcd-efgh-jkmn-pqrs-t', twoFactorMessages.codeInvalid],
  ['abcd-efgh-ijkl-pqrs', twoFactorMessages.codeInvalid],
  [`${' '.repeat(95)}123456`, twoFactorMessages.codeInvalid],
])('SET-03: the code %j is refused: %s', (code, message) => {
  const { error } = TwoFactorCode.safeParse({ code });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
