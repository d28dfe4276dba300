import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { amountText } from '../format/formatMoney';
import { anyText } from '../testing/anyText';
import { formRows, rowTwiceMessage } from './formRows';
import {
  boundedList,
  cleanText,
  emailDomain,
  emailKey,
  endBeforeStartMessage,
  endsAfterStart,
  excerpt,
  fieldErrors,
  hours,
  Id,
  Instant,
  isBlank,
  isDateOnly,
  limits,
  money,
  moneyMessages,
  numberMessages,
  optionalEmail,
  optionalText,
  parseDate,
  parseHours,
  parseMoney,
  parseNumber,
  positiveHours,
  positiveMoney,
  requiredChoice,
  requiredDate,
  requiredEmail,
  requiredId,
  requiredText,
  website,
  websiteMessage,
} from './index';
import { parseDecimal } from './parseDecimal';

const companyName = requiredText({ label: 'Company name', required: 'Company name is required' });
const saying = (schema: { safeParse(value: unknown): { error?: Parameters<typeof fieldErrors>[0] } }) => {
  return (value: unknown) => {
    const { error } = schema.safeParse(value);
    return error ? fieldErrors(error)[0]?.message : 'fine';
  };
};

describe('typed money', () => {
  test.each([
    ['12,5', moneyMessages.invalid],
    ['1e308', moneyMessages.invalid],
    ['NaN', moneyMessages.invalid],
    ['Infinity', moneyMessages.invalid],
    ['', moneyMessages.invalid],
    ['   ', moneyMessages.invalid],
    ['1.2.3', moneyMessages.invalid],
    ['0x10', moneyMessages.invalid],
    ['١٢', moneyMessages.invalid],
    ['12,34,567', moneyMessages.invalid],
    ['-1', moneyMessages.negative],
    ['−1', moneyMessages.negative],
    ['$-1', moneyMessages.negative],
    ['1-2', moneyMessages.invalid],
    ['12.345', moneyMessages.tooPrecise],
    ['99999999999999', moneyMessages.tooLarge],
    ['100000000000', moneyMessages.tooLarge],
    ['9'.repeat(400), moneyMessages.tooLarge],
  ])('CLI-10: %j is an error, not a silent 0', (typed, message) => {
    expect(parseMoney(typed, 'USD')).toEqual({ ok: false, message });
  });

  test.each([
    ['0', 0],
    ['12', 1_200],
    ['12.5', 1_250],
    ['1250.50', 125_050],
    ['125 000.50', 12_500_050],
    ['125\u00a0000', 12_500_000],
    ['1,250.50', 125_050],
    ['12,500', 1_250_000],
    ['$ 1,250.50', 125_050],
    ['0012', 1_200],
    ['99999999999.99', limits.moneyMinor],
  ])('%j is read as %i minor units', (typed, minor) => {
    expect(parseMoney(typed, 'USD')).toEqual({ ok: true, value: minor });
  });

  test("the workspace's currency sign may lead, another may not", () => {
    expect(parseMoney('€ 80', 'EUR')).toEqual({ ok: true, value: 8_000 });
    expect(parseMoney('£80', 'GBP')).toEqual({ ok: true, value: 8_000 });
    expect(parseMoney('CA$80', 'CAD')).toEqual({ ok: true, value: 8_000 });
    expect(parseMoney('€80', 'GBP').ok).toBe(false);
  });

  test('every amount is read back from the text that its field shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: limits.moneyMinor }), (minor) => {
        expect(parseMoney(amountText(minor))).toEqual({ ok: true, value: minor });
      }),
    );
  });

  test('whatever is typed gives whole minor units within the limit, or a sentence', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^[\d.,\s-]*$/)),
        (typed) => {
          const amount = parseMoney(typed);
          if (amount.ok) {
            expect(Number.isSafeInteger(amount.value)).toBe(true);
            expect(amount.value).toBeGreaterThanOrEqual(0);
            expect(amount.value).toBeLessThanOrEqual(limits.moneyMinor);
          } else expect(amount.message.length).toBeGreaterThan(10);
        },
      ),
    );
  });

  test('money that travels is whole minor units from 0 up', () => {
    const say = saying(money());
    expect(say(0)).toBe('fine');
    expect(say(limits.moneyMinor)).toBe('fine');
    for (const wrong of [undefined, null, '12', Number.NaN, -1, 12.5, Number.POSITIVE_INFINITY]) {
      expect(say(wrong)).toBe(moneyMessages.invalid);
    }
    expect(say(limits.moneyMinor + 1)).toBe(moneyMessages.tooLarge);
  });

  test.each([
    [1, 'fine'],
    [limits.moneyMinor, 'fine'],
    [limits.moneyMinor + 1, moneyMessages.tooLarge],
    [0, 'Valid budget amount is required'],
    [-1, 'Valid budget amount is required'],
    [12.5, 'Valid budget amount is required'],
    [undefined, 'Valid budget amount is required'],
  ])('PRJ-11: of money that must be above zero, %j, is said: %s', (value, message) => {
    expect(saying(positiveMoney('Valid budget amount is required'))(value)).toBe(message);
  });
});

describe('a plain decimal', () => {
  test.each([
    ['0', '0', ''],
    ['000', '0', ''],
    ['007.50', '7', '50'],
    ['1,234,567', '1234567', ''],
    ['12 345.6', '12345', '6'],
    ['1 234 567', '1234567', ''],
    [' 1000 ', '1000', ''],
  ])('CLI-10: %j is taken apart into %j and %j', (typed, whole, fraction) => {
    expect(parseDecimal(typed)).toEqual({ whole, fraction });
  });

  test.each(['', '.5', '5.', '1,23', '1,2345', '1234,567', '1,234 567', '1 23', 'x1', '1x', '1.5 000'])(
    'CLI-10: %j is none',
    (typed) => expect(parseDecimal(typed)).toBeNull(),
  );
});

describe('typed numbers and hours', () => {
  test.each(['', 'NaN', '12,5', '1e3', 'eight', '7:30', '7-8'])(
    'TSK-08: %j hours is an error, not a silent 0',
    (typed) => {
      expect(parseHours(typed)).toEqual({ ok: false, message: numberMessages.hoursInvalid });
    },
  );

  test('hours are read with a point, from 0 to 100,000', () => {
    expect(parseHours('7.5')).toEqual({ ok: true, value: 7.5 });
    expect(parseHours('0')).toEqual({ ok: true, value: 0 });
    expect(parseHours('100,000')).toEqual({ ok: true, value: 100_000 });
    expect(parseHours('-1')).toEqual({ ok: false, message: numberMessages.hoursNegative });
    expect(parseHours('100001')).toEqual({ ok: false, message: numberMessages.hoursTooLarge });
  });

  test('a number has a largest value too', () => {
    expect(parseNumber('12.25', 100)).toEqual({ ok: true, value: 12.25 });
    expect(parseNumber('101', 100)).toEqual({ ok: false, message: numberMessages.tooLarge });
    expect(parseNumber('100', 100)).toEqual({ ok: true, value: 100 });
    expect(parseNumber('−3')).toEqual({ ok: false, message: numberMessages.negative });
    expect(parseNumber('-3')).toEqual({ ok: false, message: numberMessages.negative });
    expect(parseNumber('1-2')).toEqual({ ok: false, message: numberMessages.invalid });
    expect(parseNumber('x')).toEqual({ ok: false, message: numberMessages.invalid });
  });

  test('hours that travel are above zero where a task asks for them', () => {
    const say = saying(positiveHours('Estimated hours must be greater than 0'));
    for (const wrong of [undefined, null, Number.NaN, 0, -1, '8']) {
      expect(say(wrong)).toBe('Estimated hours must be greater than 0');
    }
    expect(say(0.5)).toBe('fine');
    expect(say(100_000)).toBe('fine');
    expect(say(100_001)).toBe(numberMessages.hoursTooLarge);
  });

  test.each([
    [0, 'fine'],
    [limits.hours, 'fine'],
    [limits.hours + 1, numberMessages.hoursTooLarge],
    [-0.5, numberMessages.hoursNegative],
    ['8', numberMessages.hoursInvalid],
  ])('TSK-08: of the hours %j that travel is said: %s', (value, message) => {
    expect(saying(hours())(value)).toBe(message);
  });
});

describe('dates', () => {
  test.each([
    '2025-02-30',
    '2025-13-01',
    '2025-00-10',
    '31.12.2025',
    '2025-2-3',
    '',
    'today',
    '2025-02-29',
    '0001-01-01',
  ])('%j is not a date', (typed) => {
    const date = parseDate(typed, 'Due date');
    expect(date).toEqual({
      ok: false,
      message: 'Due date is not a real date. Use year-month-day, for example 2026-03-31',
    });
  });

  test.each([
    ['1900-01-01', true],
    ['2999-12-31', true],
    ['1899-12-31', false],
    ['3000-01-01', false],
    ['2026-04-31', false],
    ['2026-12-32', false],
    ['2026-00-10', false],
    ['12026-03-01', false],
    ['2026-03-011', false],
  ])('%j is a day from 1900 to 2999: %s', (text, isOne) => {
    expect(isDateOnly(text)).toBe(isOne);
  });

  const due = requiredDate({ label: 'Due date', required: 'Due date is required' });
  const unreal = 'Due date is not a real date. Use year-month-day, for example 2026-03-31';

  test.each([
    ['2026-03-31', 'fine'],
    [' 2026-03-31\u200b', 'fine'],
    ['', 'Due date is required'],
    [' ', 'Due date is required'],
    [null, 'Due date is required'],
    ['2026-02-30', unreal],
    ['2'.repeat(2_000), unreal],
  ])('TSK-08: of the typed due date %j is said: %s', (typed, message) => {
    expect(saying(due)(typed)).toBe(message);
  });

  test.each([
    ['2026-03-01', '2026-03-01', true],
    ['2026-03-01', '2026-03-02', true],
    ['2026-03-02', '2026-03-01', false],
    ['x', '2026-03-01', true],
    ['2026-03-02', '0000', true],
    [undefined, '2026-03-01', true],
    ['2026-03-02', null, true],
  ])('PRJ-11: a project may last from %s to %s: %s', (startDate, endDate, isAllowed) => {
    expect(endsAfterStart.test({ startDate, endDate })).toBe(isAllowed);
  });

  test('PRJ-11: the order of dates is told although other fields are wrong, where there is a form', () => {
    const form = z
      .object({ name: z.string(), startDate: z.string(), endDate: z.string() })
      .refine(endsAfterStart.test, endsAfterStart.rule);
    const said = (typed: unknown) => form.safeParse(typed).error?.issues.map(({ path }) => path.join('.'));
    expect(said({ startDate: '2026-03-02', endDate: '2026-03-01' })).toEqual(['name', 'endDate']);
    expect([null, 'x'].map(said)).toEqual([[''], ['']]);
    expect(endsAfterStart.rule.error).toBe(endBeforeStartMessage);
  });

  test('29 February exists in leap years', () => {
    expect(parseDate('2024-02-29')).toEqual({ ok: true, value: '2024-02-29' });
    expect(isDateOnly('2100-02-29')).toBe(false);
    expect(parseDate('2025-02-29')).toEqual({
      ok: false,
      message: 'The date is not a real date. Use year-month-day, for example 2026-03-31',
    });
  });

  test('every day of the calendar is a date', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        expect(isDateOnly(day.toISOString().slice(0, 10))).toBe(true);
      }),
    );
  });
});

describe('texts', () => {
  test('are trimmed, composed, and keep emoji and right-to-left writing', () => {
    expect(companyName.parse('  Bergstrand Hydro AB ')).toBe('Bergstrand Hydro AB');
    expect(companyName.parse('A\u030akerlund')).toBe('Åkerlund');
    expect(companyName.parse('🏗️ שלום مرحبا')).toBe('🏗️ שלום مرحبا');
  });

  test('that show nothing count as missing', () => {
    const say = saying(companyName);
    for (const blank of [undefined, null, '', '   ', '\u200b\u200d', '\u00a0\ufeff', 7]) {
      expect(say(blank)).toBe('Company name is required');
    }
  });

  test.each([
    ['', true],
    [' \u200b\u00ad\n', true],
    ['\u200ba', false],
  ])('that show nothing are blank: %j, %s', (text, isNothing) => {
    expect(isBlank(text)).toBe(isNothing);
  });

  test('with NUL and other control characters are refused by name of the field', () => {
    const message =
      'Company name contains control characters that cannot be stored. Remove them and try again';
    const say = saying(companyName);
    for (const text of ['a\0b', 'a\u0007b', 'a\nb', 'a\tb', 'a\u0085b']) expect(say(text)).toBe(message);
  });

  test('with half a surrogate pair are refused', () => {
    expect(saying(companyName)('a\ud800b')).toBe(
      'Company name contains a broken character. Remove it and try again',
    );
  });

  test('of many lines keep their line ends and tabs, not other control characters', () => {
    const notes = optionalText({ label: 'Notes', max: limits.longText, multiline: true });
    expect(notes.parse('one\r\ntwo\rthree\tfour')).toBe('one\ntwo\nthree\tfour');
    expect(notes.parse(undefined)).toBe('');
    expect(saying(notes)('a\0')).toMatch(/^Notes contains control characters/);
  });

  test('are measured in code points', () => {
    const say = saying(companyName);
    expect(say('🏗'.repeat(200))).toBe('fine');
    expect(say('🏗'.repeat(201))).toBe('Company name must be at most 200 characters');
    expect(say('x'.repeat(10_000))).toBe('Company name must be at most 200 characters');
    const notes = saying(optionalText({ label: 'Notes', max: limits.longText, multiline: true }));
    expect(notes('x'.repeat(10_000))).toBe('fine');
    expect(notes('x'.repeat(10_001))).toBe('Notes must be at most 10,000 characters');
  });

  test('SRV-01: are refused by their length before anything is done with them', () => {
    const typed = `a${'\u0301'.repeat(100_000)}${'\u0316'.repeat(100_000)}`;
    const normalize = vi.spyOn(String.prototype, 'normalize');
    expect(saying(companyName)(typed)).toBe('Company name must be at most 200 characters');
    expect(saying(requiredEmail())(typed)).toBe('Please enter a valid email address');
    expect(saying(website())(typed)).toBe(websiteMessage);
    expect(saying(requiredId('Client selection is required'))(typed)).toBe('This is not a valid id');
    expect(normalize).not.toHaveBeenCalled();
    normalize.mockRestore();
  });

  test('SRV-01: of marks on one letter only as many are normalized as a language writes', () => {
    const marks = `${'\u0301'.repeat(50_000)}${'\u0316'.repeat(50_000)}`;
    const normalize = vi.spyOn(String.prototype, 'normalize');
    expect(cleanText(`e\u0301 a${marks} o\u0308`)).toBe(`\u00e9 a${marks} \u00f6`);
    // Sorting the marks by insertion takes seconds.
    expect(normalize.mock.contexts.map(String)).toEqual(['e\u0301 a', ' o\u0308']);
    normalize.mockRestore();
  });

  test.each([
    [`${' '.repeat(1_600)}${'x'.repeat(200)}`, 'fine'],
    [`${' '.repeat(1_800)}x`, 'Company name must be at most 200 characters'],
    ['x'.repeat(200), 'fine'],
    ['x'.repeat(201), 'Company name must be at most 200 characters'],
  ])('CLI-10: take 200 characters and room for white space around them: %j', (typed, message) => {
    expect(saying(companyName)(typed)).toBe(message);
  });

  test.each([
    [undefined, 'fine'],
    ['', 'fine'],
    ['x'.repeat(limits.shortText), 'fine'],
    ['x'.repeat(limits.shortText + 1), 'City must be at most 200 characters'],
    [' '.repeat(10_000), 'City must be at most 200 characters'],
    ['a\tb', 'City contains control characters that cannot be stored. Remove them and try again'],
    [7, 'City must be text'],
  ])('CLI-06: that may be left empty, %j: %s', (typed, message) => {
    expect(saying(optionalText({ label: 'City' }))(typed)).toBe(message);
  });

  test.each([
    ['x'.repeat(60), 60, 'x'.repeat(60)],
    ['x'.repeat(61), 60, `${'x'.repeat(59)}…`],
    ['one two', 5, 'one…'],
    ['ab🏗cd', 4, 'ab…'],
    ['abc🏗d', 4, 'abc…'],
  ])('%j is named in a sentence, of %i letters, as %j', (text, most, named) => {
    expect(excerpt(text, most)).toBe(named);
  });

  test('60 letters of a text are named in a sentence', () => {
    expect(['x'.repeat(60), 'x'.repeat(61)].map((text) => excerpt(text).length)).toEqual([60, 60]);
    expect(excerpt('x'.repeat(60))).not.toContain('…');
  });

  test.each([
    ['small', 'fine'],
    [undefined, 'Size is required'],
    [null, 'Size is required'],
    ['', 'Size is required'],
    ['huge', 'Size must be one of the list'],
    [0, 'Size must be one of the list'],
  ])('CLI-10: of the choice %j that must be made is said: %s', (chosen, message) => {
    const size = requiredChoice(['small', 'large'], { label: 'Size', required: 'Size is required' });
    expect(saying(size)(chosen)).toBe(message);
  });

  test('may arrive decomposed and surrounded by white space', () => {
    expect(companyName.parse(`${'e\u0323\u0302'.repeat(200)}${' '.repeat(1_000)}`)).toBe(
      '\u1ec7'.repeat(200),
    );
  });

  test('do not change when they are cleaned again', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});

describe('email and web addresses', () => {
  const email = saying(requiredEmail());

  test.each(['a@b.c', 'åsa.lundqvist@exämple.se', 'a+b@c.d.example', "o'brien@x.ie"])(
    '%j is an address',
    (typed) => {
      expect(email(typed)).toBe('fine');
    },
  );

  test.each(['a', 'a@b', '@b.c', 'a@.c ', 'a b@c.d', 'a@b@c.d', 'a@b.', `${'x'.repeat(255)}@b.c`, 'a\0@b.c'])(
    'CLI-10: %j gives Please enter a valid email address',
    (typed) => expect(email(typed)).toBe('Please enter a valid email address'),
  );

  test.each([
    [`${'x'.repeat(limits.email - 4)}@b.c`, 'fine'],
    [`${'x'.repeat(limits.email - 3)}@b.c`, 'Please enter a valid email address'],
    ['', 'Email is required'],
    ['\u200b ', 'Email is required'],
    [null, 'Email is required'],
    ['a@.bc', 'Please enter a valid email address'],
    ['a@bc.', 'Please enter a valid email address'],
    ['a@b.c@d.e', 'Please enter a valid email address'],
  ])('CLI-10: of the address %j is said: %s', (typed, message) => {
    expect(email(typed)).toBe(message);
  });

  test.each([
    [undefined, 'fine'],
    ['', 'fine'],
    ['a@b.c', 'fine'],
    ['a', 'Please enter a valid email address'],
    [7, 'Please enter a valid email address'],
  ])('CLI-10: of an address that may be left empty, %j, is said: %s', (typed, message) => {
    expect(saying(optionalEmail())(typed)).toBe(message);
  });

  test.each([
    ['Ola@MÜLLER.de', 'müller.de'],
    ['ola@xn--mller-kva.de', 'müller.de'],
    ['@x.no', 'x.no'],
    ['a@b@x.no', 'x.no'],
    ['nobody', ''],
  ])('USR-06: the domain of %s is %j', (address, domain) => {
    expect(emailDomain(address)).toBe(domain);
  });

  test('CLI-06: no website is an empty one', () => {
    expect(website().parse(undefined)).toBe('');
  });

  test.each([
    [limits.url, 'fine'],
    [limits.url + 1, websiteMessage],
  ])('ASVS-22: a website of %i characters: %s', (length, message) => {
    expect(saying(website())('https://a.example/'.padEnd(length, 'x'))).toBe(message);
  });

  test('two addresses are compared without regard to case', () => {
    expect(emailKey(' Ola.ERIKSEN@Haldenroy.example')).toBe(emailKey('ola.eriksen@haldenroy.example'));
    expect(requiredEmail().parse('Ola@X.no')).toBe('Ola@X.no');
    expect(requiredEmail().parse('שלום@b.example \u200f')).toBe('שלום@b.example');
    expect(['Ola@X.no', 'Müller'].map(emailKey)).toEqual(['ola@x.no', 'müller']);
  });

  test.each(['', 'https://example.com', 'HTTP://example.com:8080/a?b#c', 'https://bücher.example/ü'])(
    '%j may be a website',
    (typed) => expect(saying(website())(typed)).toBe('fine'),
  );

  test.each([
    'javascript:alert(1)',
    'example.com',
    'ftp://example.com',
    'https://',
    'https://user@evil.example',
    'https://a b',
    'data:text/html,x',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https:\\\\evil.example',
    'https:evil.example',
    `https://a.example/${'x'.repeat(2_000)}`,
  ])('ASVS-22: %j may not be a website', (typed) => expect(saying(website())(typed)).toBe(websiteMessage));
});

describe('ids and moments', () => {
  test('an id is a UUID, compared in lower case', () => {
    expect(Id.parse('01930000-ABCD-7000-8000-000000000000')).toBe('01930000-abcd-7000-8000-000000000000');
    for (const wrong of ['', '1', "' or 1=1 --", '01930000-abcd-7000-8000-00000000000', null, {}]) {
      expect(Id.safeParse(wrong).success).toBe(false);
    }
  });

  test('nothing chosen and nonsense chosen are told apart', () => {
    const say = saying(requiredId('Client selection is required'));
    expect(say('')).toBe('Client selection is required');
    expect(say(null)).toBe('Client selection is required');
    expect(say('abc')).toBe('This is not a valid id');
    expect(requiredId('').parse('01930000-ABCD-7000-8000-000000000000')).toBe(
      '01930000-abcd-7000-8000-000000000000',
    );
  });

  test('a moment is an ISO instant with a zone', () => {
    expect(Instant.safeParse('2026-11-19T08:30:00.000Z').success).toBe(true);
    for (const wrong of ['2026-11-19', '2026-11-19T08:30:00', '2026-13-19T08:30:00Z', 'now']) {
      expect(Instant.safeParse(wrong).success).toBe(false);
    }
  });
});

describe('lists', () => {
  test('SRV-01: are refused by their length before their elements are looked at', () => {
    let looked = 0;
    const element = z.string().refine(() => {
      looked += 1;
      return true;
    });
    const few = boundedList(element, { max: 2, invalid: 'Not a list', tooMany: 'Too many' });
    expect(few.parse(['a', 'b'])).toEqual(['a', 'b']);
    expect(looked).toBe(2);
    expect(saying(few)(['a', 'a', 'a'])).toBe('Too many');
    expect(looked).toBe(2);
    expect(saying(few)('a')).toBe('Not a list');
    expect(saying(few)('abc')).toBe('Not a list');
    expect(saying(few)(undefined)).toBe('Not a list');
    expect(few.optional().parse(undefined)).toBeUndefined();
    expect(z.object({ few: few.optional() }).parse({})).toEqual({});
    expect(z.object({ few: few.default([]) }).parse({})).toEqual({ few: [] });
    expect(z.object({ few }).safeParse({}).success).toBe(false);
  });
});

describe('rows of a form', () => {
  test('PRJ-08: are refused where one is there twice, at each that was there before', () => {
    const rows = formRows(z.object({ id: z.string() }), { invalid: 'Not a list', tooMany: 'Too many' });
    const { error } = rows.safeParse(['a', 'b', 'a', 'a'].map((id) => ({ id })));
    expect(error && fieldErrors(error)).toEqual([
      { path: '2.id', message: rowTwiceMessage },
      { path: '3.id', message: rowTwiceMessage },
    ]);
    expect(saying(rows)(Array(limits.embeddedRows + 1).fill(null))).toBe('Too many');
    expect(rows.safeParse([{ id: 'a' }, { id: 'b' }]).success).toBe(true);
  });
});

describe('the list of wrong fields', () => {
  test('SRV-01: names a hundred of them at most', () => {
    const ids = boundedList(Id, { max: 1_000, invalid: 'Not a list', tooMany: 'Too many' });
    const { error } = ids.safeParse(Array(1_000).fill('x'));
    expect(error && fieldErrors(error)).toHaveLength(100);
  });

  test('has one message per field, by dotted path', () => {
    const error = {
      issues: [
        { code: 'custom', path: ['projects', 0, 'name'], message: 'first', input: '' },
        { code: 'custom', path: ['projects', 0, 'name'], message: 'second', input: '' },
        { code: 'custom', path: ['email'], message: 'third', input: '' },
      ],
    } satisfies Parameters<typeof fieldErrors>[0];
    expect(fieldErrors(error)).toEqual([
      { path: 'projects.0.name', message: 'first' },
      { path: 'email', message: 'third' },
    ]);
  });
});
