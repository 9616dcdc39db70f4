import { minuteMs } from '@sgb/contract/time.ts';
import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountsIn, bonusOf, dayFault, distance, feeOf, matchOf, nearlyIn, nextCheck, referenceOf } from './rules.ts';
import { centsIn, dayIn, readStatement, StatementFault } from './statement.ts';

describe('the reference', () => {
  test('is the one of the rules', () => {
    expect(referenceOf(1234)).toBe('S00012344');
  });

  test('is found again in whatever a bank makes of it', () => {
    assert(
      property(integer({ min: 1, max: 9_999_999 }), (id) => {
        const reference = referenceOf(id);
        const spaced = `${reference.slice(0, 4)} ${reference.slice(4)}`;
        expect(accountsIn(`CAPITEC ${reference} PMT`)).toEqual([id]);
        expect(accountsIn(`payshap ${spaced.toLowerCase()}`)).toEqual([id]);
      }),
    );
  });

  test('no slip of one digit and no swap of neighbours passes for another (but 0 and 9, which Luhn cannot tell apart)', () => {
    for (const id of [1, 1234, 98_765, 4_032_719]) {
      const digits = referenceOf(id).slice(1);
      for (let place = 0; place < 8; place++) {
        for (const digit of '0123456789') {
          if (digits[place] === digit) continue;
          expect(accountsIn(`S${digits.slice(0, place)}${digit}${digits.slice(place + 1)}`)).toEqual([]);
        }
        const [one, other] = [digits[place] ?? '', digits[place + 1] ?? ''];
        const pair = one < other ? one + other : other + one;
        if (other === '' || one === other || pair === '09') continue;
        expect(accountsIn(`S${digits.slice(0, place)}${other}${one}${digits.slice(place + 2)}`)).toEqual([]);
      }
    }
  });

  test.each([
    ['ACB CREDIT 62000012344', []],
    ['S000123440', []],
    ['S00012344 and S00000018', [1234, 1]],
    ['S00000000', []],
    ['', []],
  ])('%j holds %j', (text, accounts) => {
    expect(accountsIn(text)).toEqual(accounts);
  });

  test.each([
    ['SOOO12344', false],
    ['S0001234', true],
    ['S00012354', true],
    ['S00021344', true],
    ['500012344', true],
    ['00012344 T DUBE', true],
    ['S00098765', false],
    ['RENT', false],
  ])('%j is nearly S00012344: %j', (text, near) => {
    expect(nearlyIn(text, 'S00012344')).toBe(near);
  });

  test.each([
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['kitten', 'sitting', 3],
  ])('%j and %j are %i apart', (one, other, apart) => {
    expect([distance(one, other), distance(other, one)]).toEqual([apart, apart]);
  });
});

describe('a line of the statement and a claim', () => {
  const line = { bookedOn: '2026-11-12', amountCents: 50_000, text: 'EFT', accountId: null };
  const claim = { accountId: 1234, amountCents: 50_000, paidOn: '2026-11-11', payer: 'Thandi Dube' };
  test.each([
    ['the reference and the amount', { accountId: 1234 }, {}, 'exact'],
    ['the reference a week later', { accountId: 1234, bookedOn: '2026-11-18' }, {}, 'exact'],
    ['the reference two weeks later', { accountId: 1234, bookedOn: '2026-11-25' }, {}, null],
    ['the reference with another amount', { accountId: 1234, amountCents: 49_000 }, {}, 'amountDiffers'],
    ["somebody else's reference", { accountId: 77 }, {}, null],
    ['a reference with a slip', { text: 'S00012354' }, {}, 'nearReference'],
    ['the name of the payer', { text: 'CAPITEC T DUBE' }, {}, 'payer'],
    ['nothing but amount and date', {}, {}, 'amountAndDate'],
    ['the amount four days apart', { bookedOn: '2026-11-15' }, {}, null],
    ['another amount', { amountCents: 50_001 }, {}, null],
  ])('with %s', (_what, changes, claimChanges, kind) => {
    expect(matchOf({ ...line, ...changes }, { ...claim, ...claimChanges })).toBe(kind);
  });
});

test.each([
  [500_000, 0],
  [500_001, 0],
  [500_050, 1],
  [600_000, 1_000],
  [5_000_000, 45_000],
])('at %i cents the fee is %i', (amount, fee) => {
  expect(feeOf(amount, { freeUpToCents: 500_000, basisPoints: 100 })).toBe(fee);
});

test.each([
  [true, 99_999, 0],
  [true, 100_000, 1_000],
  [false, 100_000, 0],
])('with the campaign %j, %i cents bring a bonus of %i', (on, amount, bonus) => {
  expect(bonusOf(amount, { on, fromCents: 100_000, bonusCents: 1_000 })).toBe(bonus);
});

test('days are those of South Africa', () => {
  const late = new Date('2026-11-14T22:30:00Z');
  expect(dayFault('2026-11-15', late, 30)).toBeNull();
  expect(dayFault('2026-11-16', late, 30)).toContain('still to come');
  expect(dayFault('2026-10-16', late, 30)).toBeNull();
  expect(dayFault('2026-10-15', late, 30)).toContain('30 days');
});

test('gateways are asked soon at first, hourly later and while they investigate', () => {
  const now = new Date(0);
  const minutes = (checks: number, investigated = false) => nextCheck(checks, investigated, now).getTime() / minuteMs;
  expect([0, 1, 2, 5, 6, 500].map((checks) => minutes(checks))).toEqual([2, 3, 5, 30, 60, 60]);
  expect(minutes(0, true)).toBe(60);
});

describe('a statement', () => {
  test.each([
    ['2026/11/15', '2026-11-15'],
    ['2026-11-15 00:00', '2026-11-15'],
    ['20261115', '2026-11-15'],
    ['15/11/2026', '2026-11-15'],
    ['5 Nov 2026', '2026-11-05'],
    ['31/02/2026', null],
    ['yesterday', null],
    ['15 Foo 2026', null],
  ])('%j is the day %j', (text, day) => {
    expect(dayIn(text)).toBe(day);
  });

  test.each([
    ['1,234.50', 123_450],
    ['R\u00a01 234.5', 123_450],
    ['-50.00', -5_000],
    ['(50.00)', -5_000],
    ['50.00 Cr', 5_000],
    ['50.00 Dr', -5_000],
    ['12', 1_200],
    ['1.234', null],
    ['', null],
  ])('%j is %j cents', (text, cents) => {
    expect(centsIn(text)).toBe(cents);
  });

  test('is read with what stands above and below its lines', () => {
    const csv = [
      'Account;62000000000',
      'Date;Description;Reference;Amount;Balance',
      '2026/11/12;CAPITEC T DUBE;S00012344;500.00;1 500.00',
      '2026/11/12;MONTHLY FEE;;-65.00;1 435.00',
      ';;Total;435.00;',
    ].join('\r\n');
    const { lines, outgoing } = readStatement(csv);
    expect(outgoing).toBe(1);
    expect(lines).toEqual([
      {
        bookedOn: '2026-11-12',
        amountCents: 50_000,
        text: 'CAPITEC T DUBE S00012344',
        accountId: 1234,
        fingerprint: expect.any(Buffer),
      },
    ]);
    expect(readStatement(csv).lines[0]?.fingerprint).toEqual(lines[0]?.fingerprint);
  });

  test('with columns for money in and out, and two payments that look the same', () => {
    const csv =
      'Transaction date,Description,Debit,Credit\n15/11/2026,DEPOSIT,,100.00\n15/11/2026,DEPOSIT,,100.00\n15/11/2026,FEE,5.00,';
    const { lines, outgoing } = readStatement(csv);
    expect([lines.length, outgoing]).toEqual([2, 1]);
    expect(lines[0]?.fingerprint).not.toEqual(lines[1]?.fingerprint);
  });

  test.each([
    [
      'whose last amount is whole, in a line of its own',
      'Date,Description,Amount\n2026-11-14,a,1500.00\n2026-11-15,b,15\n',
    ],
    ['that writes no cents at all', 'Date,Description,Amount\n2026-11-14,a,1500\n2026-11-15,b,15'],
    [
      'with remarks below its lines',
      'Date,Description,Amount,Balance\n2026-11-14,a,1.00,1.00\n2026-11-14,b,1.00,2.00\nEnd of the list',
    ],
  ])('one %s is whole', (_what, csv) => expect(readStatement(csv).lines.length).toBeGreaterThan(0));

  test.each([
    ['Account;62000000000\nDate;Description;Amount\n2026-11-14;a;1.00', '62000000000'],
    ['Account number:,"62 0000 000 00"\nDate,Description,Amount\n2026-11-14,a,1.00', '62000000000'],
    ['Date,Description,Account number,Amount\n2026-11-14,a,62000000000,1.00', ''],
  ])('%j is of account %j', (csv, account) => expect(readStatement(csv).account).toBe(account));

  test('two references in one line are nobody’s', () => {
    const csv = 'Date,Description,Amount\n2026-11-15,S00012344 S00000018,100.00';
    expect(readStatement(csv).lines[0]?.accountId).toBeNull();
  });

  test.each([
    ['no columns', 'hello,world\n1,2', /columns/],
    ['no lines', 'Date,Description,Amount\n', /no lines/],
    ['a day that is none', 'Date,Description,Amount\n99/99/2026,x,1.00', /Line 2: '99\/99\/2026' is no date/],
    ['an amount that is none', 'Date,Description,Amount\n2026-11-15,x,lots', /Line 2: 'lots' is no amount/],
    [
      'a file that ends before the amount',
      'Date,Description,Amount\n2026-11-14,a,1500.00\n2026-11-15,S00012344',
      /cut off in line 3/,
    ],
    [
      'a file that ends before the balance',
      'Date,Description,Amount,Balance\n2026-11-14,a,1500.00,2000.00\n2026-11-15,b,15',
      /cut off in line 3/,
    ],
    [
      'a file that ends inside the last amount',
      'Date,Description,Amount\n2026-11-14,a,1500.00\n2026-11-15,b,15',
      /cut off in line 3/,
    ],
    ['a file that ends inside quotes', 'Date,Description,Amount\n2026-11-14,"a, b",5.00\n2026-11-15,"c', /cut off/],
  ])('%s is refused in words', (_what, csv, words) => {
    expect(() => readStatement(csv)).toThrow(words);
    expect(() => readStatement(csv)).toThrow(StatementFault);
  });
});
