import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as domain from '../index';

const ZWJ = '\u200d';
const ZWNJ = '\u200c';
/** Pasted along with words, and of no use in any. */
const UNSEEN = [
  ZWJ,
  ZWNJ,
  '\u00ad',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u061c',
  '\u2060',
  '\ufeff',
  '\u202a',
  '\u202e',
  '\u202c',
].concat(['\u2066', '\u2069', '\u180e', '\u034f', '\u3164', '\ufe0f', '\u{e0041}', '\u{e0100}', '\ufff9']);
const SPACES = ['\u00a0', '\u202f', '\u3000', '\u2009', '\u2007', '\u2002', '\u1680', '\u205f'];
const marked = (word: string) =>
  [...word].map((letter, at) => `${UNSEEN[at % UNSEEN.length]}${letter}`).join('');

describe('clean text', () => {
  test.each([...UNSEEN])('CLI-10: %j shows nothing and goes', (unseen) => {
    expect(domain.cleanText(`${unseen}Ac${unseen}${unseen}me ${unseen}AS${unseen}`)).toBe('Acme AS');
  });

  test.each(SPACES)('CLI-10: %j is an ordinary space', (space) => {
    expect(domain.cleanText(`${space}Acme${space}AS${space}`)).toBe('Acme AS');
  });

  test.each([
    ['an emoji of several', '👩‍🚒 👩🏽‍💻 👨‍👩‍👧 🏳️‍🌈 🏴‍☠️ ❤️‍🔥'],
    ['an emoji by its selector, a keycap', '❤️ ☎︎ 1️⃣ #️⃣'],
    ['a flag of tags', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['Persian', `می${ZWNJ}خواهم`],
    ['Persian with vowels', `مَی\u064e${ZWNJ}خواهم`],
    ['Sinhala, Hindi, Malayalam', `ක්${ZWJ}ර क्${ZWJ}ष ന്${ZWNJ}റ`],
    ['direction marks among right-to-left letters', 'שלום! \u200fC++\u200e (abc)'],
    ['Han by its selector', '葛\u{e0100}飾'],
    ['Mongolian by its selector', 'ᠠ\u180bᠨ'],
  ])('CLI-10: %s stays', (_, text) => {
    expect(domain.cleanText(text)).toBe(text);
    expect(domain.cleanText(`\u00ad${text}\u200b`)).toBe(text);
  });

  test.each([
    ['a joiner that joins nothing', `👩${ZWJ} a 👩${ZWJ}b می${ZWNJ} a${ZWNJ}`, '👩 a 👩b می a'],
    ['tags that no flag ends', '🏴\u{e0067}\u{e0062}', '🏴'],
    ['what makes an emoji of a number that is none', '1\ufe0f. Gate #\ufe0f', '1. Gate #'],
    ['what stands between a number and its key', '1\u200b\u20e3', '1\u20e3'],
    ['an isolate in Hebrew', '\u2067שלום\u2069', 'שלום'],
    ['what parts a letter from its accent', 'A\u034f\u030akerlund', 'Åkerlund'],
    ['line ends of any kind', 'one\r\ntwo\rthree\u2028four\u2029five', 'one\ntwo\nthree\nfour\nfive'],
  ])('CLI-10: %s goes', (_, typed, clean) => expect(domain.cleanText(typed)).toBe(clean));

  test('does not change when it is cleaned again', () => {
    const text = fc.string({
      unit: fc.constantFrom(
        ...UNSEEN,
        ...SPACES,
        'a',
        '1',
        '👩',
        '🏽',
        '🏴',
        '\u{e0067}',
        '\u{e007f}',
        '\u20e3',
        'م',
        'ש',
        'क',
        '\u0301',
        '\n',
      ),
      maxLength: 12,
    });
    const isSteady = (typed: string) => {
      expect(domain.cleanText(domain.cleanText(typed))).toBe(domain.cleanText(typed));
    };
    fc.assert(fc.property(text, isSteady), { numRuns: 2_000 });
  });

  test('SRV-01: a long run of what shows nothing is looked at once', () => {
    expect(domain.cleanText(`a${ZWJ.repeat(200_000)}b${`${ZWJ}\u0301`.repeat(20)}`)).toBe(
      `\u0061b${'\u0301'.repeat(20)}`,
    );
    expect(domain.cleanText(`🏴${'\u{e0067}'.repeat(100_000)}`)).toBe('🏴');
  });
});

describe('every field', () => {
  const id = '01930000-abcd-7000-8000-000000000000';
  const text = marked('Nordlys Energi AS').replaceAll(' ', '\u00a0');
  const person = {
    firstName: text,
    lastName: text,
    email: marked('ola@nordlys.example'),
    phone: `\u202a+47\u00a055\u00a000\u202c`,
    jobRole: 'Designer',
    department: 'Design',
    startDate: '\u200e2026-02-01\u200e',
  };
  const passwords = { password: 'a\u00a0b\u200dc d e f', confirmPassword: 'a\u00a0b\u200dc d e f' };
  const cleanPerson = {
    firstName: 'Nordlys Energi AS',
    lastName: 'Nordlys Energi AS',
    email: 'ola@nordlys.example',
    phone: '+47 55 00',
    startDate: '2026-02-01',
  };
  const contact = { name: text, email: marked('kari@nordlys.example'), phone: person.phone, title: text };
  const cleanContact = {
    name: 'Nordlys Energi AS',
    email: 'kari@nordlys.example',
    phone: '+47 55 00',
    title: 'Nordlys Energi AS',
  };
  const token = 'x'.repeat(43);

  test.each<[string, z.ZodType, object, object]>([
    [
      'ClientInput',
      domain.ClientInput,
      {
        ...{
          name: text,
          email: marked('post@nordlys.example'),
          phone: person.phone,
          website: marked('https://nordlys.example'),
        },
        ...{ address: { city: text }, primaryContact: contact, secondaryContact: contact },
        notes: `${text}\u2028${text}`,
      },
      {
        ...{
          name: 'Nordlys Energi AS',
          email: 'post@nordlys.example',
          phone: '+47 55 00',
          website: 'https://nordlys.example',
        },
        ...{
          address: { city: 'Nordlys Energi AS' },
          primaryContact: cleanContact,
          secondaryContact: cleanContact,
        },
        notes: 'Nordlys Energi AS\nNordlys Energi AS',
      },
    ],
    ['PersonInput', domain.PersonInput, person, cleanPerson],
    ['PersonCreate', domain.PersonCreate, { id, ...person, ...passwords }, { ...cleanPerson, ...passwords }],
    [
      'RegistrationInput',
      domain.RegistrationInput,
      { ...person, ...passwords, token },
      { ...cleanPerson, ...passwords },
    ],
    [
      'SetupInput',
      domain.SetupInput,
      {
        companyName: text,
        name: text,
        email: person.email,
        password: passwords.password,
        token: marked('abc'),
      },
      {
        companyName: 'Nordlys Energi AS',
        name: 'Nordlys Energi AS',
        email: 'ola@nordlys.example',
        password: passwords.password,
        token: 'abc',
      },
    ],
    [
      'SignInInput',
      domain.SignInInput,
      { email: person.email, password: passwords.password },
      { email: 'ola@nordlys.example', password: passwords.password },
    ],
    ['InvitationInput', domain.InvitationInput, { email: person.email }, { email: 'ola@nordlys.example' }],
    [
      'InviteForm',
      domain.InviteForm,
      {
        emails: `${person.email}\u00a0\ufeff${marked('A@b.example')};a@b.example`,
        accessRole: 'member',
        clientId: null,
      },
      { emails: ['ola@nordlys.example', 'a@b.example'] },
    ],
    [
      'ProjectInput',
      domain.ProjectInput,
      {
        name: text,
        description: text,
        clientId: `\u200b${id}`,
        startDate: '2026-01-01\u00a0',
        endDate: '2026-02-01',
        budgetMinor: 1,
      },
      { name: 'Nordlys Energi AS', description: 'Nordlys Energi AS', clientId: id, startDate: '2026-01-01' },
    ],
    [
      'TaskInput',
      domain.TaskInput,
      {
        title: text,
        projectId: id,
        assigneeId: id,
        dueDate: '2026-01-01',
        estimatedHours: 1,
        tags: [text, 'Nordlys Energi AS', '\u200b'],
      },
      { title: 'Nordlys Energi AS', tags: ['Nordlys Energi AS'] },
    ],
    [
      'FolderCreate',
      z.object({ name: domain.FolderName, file: domain.FileName }),
      { name: text, file: `${text}.pdf` },
      { name: 'Nordlys Energi AS', file: 'Nordlys Energi AS.pdf' },
    ],
    ['TwoFactorCode', domain.TwoFactorCode, { code: marked('123456') }, { code: '123456' }],
  ])('CLI-10: %s is stored clean, passwords to the letter', (_, schema, typed, stored) => {
    const { data, error } = schema.safeParse(typed);
    expect(error?.issues).toBeUndefined();
    expect(data).toMatchObject(stored);
  });

  test('CLI-10: pasted amounts, numbers, dates and durations are read as they look', () => {
    const pasted = (look: string) => `\ufeff${look.replaceAll(' ', '\u202f').split('').join('\u200b')}\u00a0`;
    expect(domain.parseMoney(pasted('$ 1 250.50'))).toEqual({ ok: true, value: 125_050 });
    expect(domain.parseMoney(pasted('-1'))).toEqual({ ok: false, message: domain.moneyMessages.negative });
    expect(domain.parseHours(pasted('1 000.5'))).toEqual({ ok: true, value: 1_000.5 });
    expect(domain.parseDate(pasted('2026-03-31'))).toEqual({ ok: true, value: '2026-03-31' });
    expect(domain.parseDuration(pasted('1h 30m'))).toBe(90);
    expect([domain.readClock(pasted('8:30')), domain.readDecimal(pasted('7,5'))]).toEqual([30_600, 7.5]);
  });

  test('CLI-01, CLI-10: a search, a filter and a comparison take no notice', () => {
    expect(domain.searchText(text)).toBe('Nordlys Energi AS');
    const query = domain.listQuerySchema(domain.fileList).parse({ search: text, category: text });
    expect(query).toMatchObject({ search: 'Nordlys Energi AS', filters: { category: 'Nordlys Energi AS' } });
    expect(domain.foldText(text)).toBe('nordlys energi as');
    expect(domain.sortKey(text)).toBe('nordlys energi as');
    expect(domain.guessColumns(['\ufeffStart\u00a0date', 'E\u00admail'])).toEqual({ date: 0, email: 1 });
  });
});

describe('an address in another alphabet', () => {
  const stored = (typed: string) => domain.requiredEmail().parse(typed);

  test.each([
    ['info@müller.de', 'info@müller.de'],
    ['info@xn--mller-kva.de', 'info@müller.de'],
    ['Info@XN--MLLER-KVA.de', 'Info@müller.de'],
    ['a@mu\u0308ller.de', 'a@müller.de'],
    ['a@xn--fiqs8s.xn--wgv71a119e.example', 'a@中国.日本語.example'],
    ['a@xn--e1afmkfd.xn--p1ai', 'a@пример.рф'],
    ['a@xn--ihqwcrb4cv8a8dqg056pqjye.com', 'a@他们为什么不说中文.com'],
    // None of a domain that travels, though it looks like one.
    ...[
      'a@xn--.de',
      'a@xn--a.de',
      'a@xn--zzzzzzzzzz99999.de',
      'a@xn--abc-.de',
      `a@xn--${'9'.repeat(70)}.de`,
    ].map((bad) => [bad, bad]),
  ])('CLI-10: %s is kept as %s', (typed, kept) => expect(stored(typed)).toBe(kept));

  test('USR-06: is the same person’s in both spellings', () => {
    const spellings = [
      'info@müller.de',
      'INFO@MÜLLER.DE',
      'info@xn--mller-kva.de',
      `in\u200dfo@mül\u00adler.de`,
    ];
    expect(new Set(spellings.map(domain.emailKey)).size).toBe(1);
    expect(domain.emailKey('info@muller.de')).not.toBe(domain.emailKey('info@müller.de'));
  });
});
