import { randomUUID } from 'node:crypto';
import { type Client, type InputOf, Refused } from '@sgb/contract/client.ts';
import { codes } from '@sgb/contract/codes.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { noisePicture, pdf, type Uploader, uploaderOf } from '../../../testing/uploader.ts';
import { referenceOf } from './rules.ts';

let shop: TestShop;
let shopper: Client;
let finance: Client;
let uploader: Uploader;
let accountId = 0;

beforeAll(async () => {
  shop = await openTestShop();
  uploader = await uploaderOf(shop, 'new');
  shopper = shop.client(uploader.ticket);
  finance = shop.client((await uploaderOf(shop, 'finance')).ticket);
  accountId = Number((await rows<{ id: string }>("select id from accounts where email = 'new@demo.test'"))[0]?.id);
});
afterAll(() => shop.close());
afterEach(() => expectBooksToBalance(shop));

const rows = async <Row>(text: string, values: unknown[] = []) =>
  (await shop.app.db.pool.query(text, values)).rows as Row[];

type Voucher = InputOf<'POST /api/paymentvoucher/save'>;

async function proof(bytes?: Buffer, by = uploader): Promise<string> {
  const answer = await by.upload('proof', 'slip.png', bytes ?? (await noisePicture(8)));
  if (answer.status !== 0) throw new Error(answer.message);
  return answer.data.fileName;
}

let cents = 0;
/** A claim that looks like no other, unless told so. */
async function voucher(changes: Partial<Voucher> = {}): Promise<Voucher> {
  const files = changes.files ?? [await proof()];
  const amount = 20_000 + ++cents;
  return { bank: 'Capitec', amount, paidOn: '2026-11-14', payer: 'N Dube', key: randomUUID(), ...changes, files };
}
const save = async (changes: Partial<Voucher> = {}, client = shopper) =>
  client.call('POST /api/paymentvoucher/save', await voucher(changes));
const detail = (number: string) => shopper.call('GET /api/recharge/detail', { number });
const balance = async () => (await shopper.call('GET /api/recharge/info', {})).balance;

async function refusal(asked: Promise<unknown>): Promise<Refused> {
  const error = await asked.then(
    () => new Error('it was allowed'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refused)) throw error;
  return error;
}

const statement = (...lines: string[]) => ['Date,Description,Amount', ...lines].join('\n');
const bring = (csv: string, name = 'november.csv') => finance.call('POST /api/staff/recharge/statement', { name, csv });
const lineOf = async (text: string) => {
  const [row] = await rows<{ id: number }>('select id from bank_lines where text = $1', [text]);
  if (!row) throw new Error(`there is no line ${text}`);
  return row.id;
};

describe('what a shopper is told before paying', () => {
  test('the reference, our account, limits, fee and bonus; gateways only with secrets and a setting', async () => {
    const info = await shopper.call('GET /api/recharge/info', {});
    expect(info).toMatchObject({
      methods: ['eft'],
      reference: referenceOf(accountId),
      limits: { min: 5_000, max: 5_000_000, day: 20_000_000, claimDays: 30 },
      fee: { freeUpTo: 500_000, basisPoints: 100 },
      bonus: { from: 100_000, bonus: 1_000 },
    });
    expect(
      (await refusal(shopper.call('POST /api/recharge/create', { method: 'yoco', amount: 5_000, key: randomUUID() })))
        .status,
    ).toBe(3000142);
  });
});

describe('a claim', () => {
  test('is kept with its proofs, tells that it is under review, and moves no money', async () => {
    const before = await balance();
    const files = [await proof(), await proof()];
    const { number, duplicateOf } = await save({ files, amount: 150_000 });
    expect(number).toMatch(/^RC20261115\d{5}$/);
    expect(duplicateOf).toBe('');
    expect(await detail(number)).toMatchObject({
      status: 10,
      method: 'eft',
      amount: 150_000,
      bonus: 1_000,
      files,
      payer: 'N Dube',
    });
    expect(await balance()).toBe(before);
    const [message] = await rows<{ title: string }>(
      'select title from messages where account_id = $1 order by id desc limit 1',
      [accountId],
    );
    expect(message?.title).toBe('We have your proof of payment for R\u00a01,500.00');
    const { items, total } = await shopper.call('GET /api/recharge/list', { status: 10 });
    expect(items[0]?.number).toBe(number);
    expect(total).toBeGreaterThan(0);
  });

  test('sent twice with the same key is one claim, also at the same moment', async () => {
    const wish = await voucher();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shopper.call('POST /api/paymentvoucher/save', wish)),
    );
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(await rows('select from recharges where client_key = $1', [wish.key])).toHaveLength(1);
    expect((await refusal(shopper.call('POST /api/paymentvoucher/save', { ...wish, amount: 9_999 }))).status).toBe(
      3000102,
    );
  });

  test.each<[string, Partial<Record<keyof Voucher, unknown>>, string]>([
    ['no bank', { bank: ' ' }, 'bank'],
    ['too long a bank', { bank: 'x'.repeat(41) }, 'bank'],
    ['less than R\u00a050', { amount: 4_999 }, 'amount'],
    ['more than R\u00a050,000', { amount: 5_000_001 }, 'amount'],
    ['half a cent', { amount: 5_000.5 }, 'amount'],
    ['words', { amount: 'lots' }, 'amount'],
    ['tomorrow', { paidOn: '2026-11-16' }, 'paidOn'],
    ['31 days back', { paidOn: '2026-10-15' }, 'paidOn'],
    ['no day', { paidOn: '2026-02-31' }, 'paidOn'],
    ['no payer', { payer: 'x' }, 'payer'],
    ['too long a payer', { payer: 'x'.repeat(61) }, 'payer'],
    ['no file', { files: [] }, 'files'],
    ['four files', { files: [1, 2, 3, 4].map(() => randomUUID()) }, 'files'],
    ['no name of a file', { files: ['../etc/passwd'] }, 'files'],
    ['no key', { key: 'once' }, 'key'],
    ['no number', { number: 'RC1' }, 'number'],
  ])('%s answers 400 and names the field', async (_what, changes, field) => {
    const [before] = await rows<{ count: string }>('select count(*) from recharges');
    const good = await voucher();
    const sent = { ...good, ...changes } as Voucher;
    const error = await refusal(shopper.call('POST /api/paymentvoucher/save', sent));
    expect([error.http, error.data]).toEqual([
      400,
      expect.objectContaining({ field: expect.stringMatching(`^${field}`) }),
    ]);
    expect(await rows('select count(*) from recharges')).toEqual([before]);
  });

  test('with a file that is another’s, used before, or gone is refused and leaves nothing behind', async () => {
    const [before] = await rows<{ count: string }>('select count(*) from recharges');
    const used = [await proof()];
    await save({ files: used });
    const theirs = [await proof(undefined, await uploaderOf(shop, 'vip'))];
    for (const files of [used, theirs, [randomUUID()]]) {
      expect((await refusal(save({ files }))).status).toBe(3000094);
    }
    const [after] = await rows<{ count: string }>('select count(*) from recharges');
    expect(Number(after?.count)).toBe(Number(before?.count) + 1);
  });

  test('with the same file, or the same bank, day, amount and payer, is flagged', async () => {
    const bytes = await noisePicture(9);
    const first = await save({ files: [await proof(bytes)] });
    const sameFile = await save({ files: [await proof(bytes)] });
    expect(sameFile.duplicateOf).toBe(first.number);
    const details = { amount: 77_700, payer: 'Lindiwe', bank: 'FNB' };
    const second = await save(details);
    const sameDetails = await save({ ...details, payer: 'LINDIWE', bank: 'fnb' });
    expect(sameDetails.duplicateOf).toBe(second.number);
    // Another shopper's number is nobody's business but staff's.
    const other = await uploaderOf(shop, 'vip');
    const copied = await save({ files: [await proof(bytes, other)] }, shop.client(other.ticket));
    expect(copied.duplicateOf).toBe('');
    const { items } = await finance.call('GET /api/staff/recharge/claims', {});
    const flagged = items.filter(({ duplicateBy }) => duplicateBy !== '');
    expect(flagged.map(({ number, duplicateBy, duplicateOf }) => [number, duplicateBy, duplicateOf])).toEqual([
      [sameFile.number, 'file', first.number],
      [sameDetails.number, 'details', second.number],
      [copied.number, 'file', first.number],
    ]);
    expect(items.find(({ number }) => number === first.number)?.reference).toBe(referenceOf(accountId));
    // A claim that was withdrawn stands in nobody's way.
    await shopper.call('POST /api/recharge/giveup', { number: second.number });
    await shopper.call('POST /api/recharge/giveup', { number: sameDetails.number });
    expect((await save(details)).duplicateOf).toBe('');
  });

  test('is not approved for a reason, sent again under its number, and withdrawn', async () => {
    const old = await proof();
    const { number } = await save({ files: [old] });
    await finance.call('POST /api/staff/recharge/refuse', {
      number,
      reason: 'unreadable',
      note: 'The date is cut off.',
    });
    expect(await detail(number)).toMatchObject({
      status: 30,
      reason: 'unreadable',
      reasonText: 'We could not read the proof. Send a clear picture or the PDF from your bank.',
      note: 'The date is cut off.',
    });
    const [message] = await rows<{ title: string; body: string }>(
      'select title, body from messages where account_id = $1 order by id desc limit 1',
      [accountId],
    );
    expect(message?.title).toBe(`Recharge ${number} was not approved`);
    expect(message?.body).toContain('The date is cut off.');
    expect(
      (await refusal(finance.call('POST /api/staff/recharge/refuse', { number, reason: 'notFound' }))).status,
    ).toBe(3000143);

    const fresh = (await uploader.upload('proof', 'slip.pdf', pdf)).data.fileName;
    expect(await save({ number, files: [fresh], payer: 'N Dube' })).toMatchObject({ number });
    expect(await detail(number)).toMatchObject({ status: 10, reason: '', note: '', files: [fresh] });
    expect(await rows('select from files where id = $1', [old])).toHaveLength(0);
    expect((await refusal(save({ number }))).status).toBe(3000143);

    expect(await shopper.call('POST /api/recharge/giveup', { number })).toEqual({ status: 40 });
    expect(await shopper.call('POST /api/recharge/giveup', { number })).toEqual({ status: 40 });
    const history = await rows<{ to_status: number }>(
      'select to_status from recharge_events join recharges on recharges.id = recharge_id where number = $1 order by recharge_events.id',
      [number],
    );
    expect(history.map(({ to_status }) => to_status)).toEqual([10, 30, 10, 40]);
  });

  test('another shopper can neither send it again nor withdraw it', async () => {
    const { number } = await save();
    const other = await uploaderOf(shop, 'vip');
    const stranger = shop.client(other.ticket);
    expect((await refusal(save({ number, files: [await proof(undefined, other)] }, stranger))).http).toBe(404);
    expect((await refusal(stranger.call('POST /api/recharge/giveup', { number }))).http).toBe(404);
    expect((await refusal(stranger.call('POST /api/staff/recharge/refuse', { number, reason: 'notFound' }))).http).toBe(
      403,
    );
  });
});

describe('the limit of a day', () => {
  test('holds for all that is approved or under review, also at the same moment', async () => {
    const business = await uploaderOf(shop, 'business');
    const client = shop.client(business.ticket);
    const files = await Promise.all(
      Array.from({ length: 6 }, async () => [await proof(await noisePicture(8), business)]),
    );
    const results = await Promise.allSettled(files.map((each) => save({ files: each, amount: 5_000_000 }, client)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const [refused] = results.flatMap((each) => (each.status === 'rejected' ? [each.reason as Refused] : []));
    expect([refused?.status, refused?.data]).toEqual([3000140, { left: 0 }]);
    const { items } = await client.call('GET /api/recharge/list', {});
    await client.call('POST /api/recharge/giveup', { number: items[0]?.number ?? '' });
    expect((await client.call('GET /api/recharge/info', {})).limits.leftToday).toBe(5_000_000);
  });
});

describe('the bank statement', () => {
  test('a line with the reference and the amount is credited to its claim, once, when staff approve', async () => {
    const before = await balance();
    const { number } = await save({ amount: 123_400 });
    const text = `PAYSHAP ${referenceOf(accountId)} A`;
    expect(await bring(statement(`2026-11-14,${text},1234.00`, '2026-11-14,BANK FEE,-10.00'))).toEqual({
      added: 1,
      known: 0,
      outgoing: 1,
      exact: 1,
    });
    // The same file again, or a longer one with the same line, is no new money.
    expect(await bring(statement(`2026-11-14,${text},1234.00`))).toMatchObject({ added: 0, known: 1, exact: 0 });
    expect(await balance()).toBe(before);
    const { items } = await finance.call('GET /api/staff/recharge/lines', {});
    const line = items.find((each) => each.text === text);
    expect(line?.suggestions[0]).toMatchObject({ number, kind: 'exact', reference: referenceOf(accountId) });
    const approve = () => finance.call('POST /api/staff/recharge/approve', { line: line?.id ?? 0, number });
    const results = await Promise.allSettled(Array.from({ length: 20 }, approve));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await detail(number)).toMatchObject({ status: 20 });
    expect(await balance()).toBe(before + 123_400 + 1_000);
    expect(
      (await refusal(finance.call('POST /api/staff/recharge/setaside', { line: line?.id ?? 0, note: 'rent' }))).status,
    ).toBe(3000144);
  });

  test('near misses are suggested, the surest first, and never credited by themselves', async () => {
    const amount = 43_210;
    const { number } = await save({ amount, payer: 'Nomvula Khumalo' });
    const slip = referenceOf(accountId).replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    await bring(
      statement(`2026-11-14,${slip} NEAR,432.10`, '2026-11-15,CASH N KHUMALO,432.10', '2026-11-15,ATM DEPOSIT,432.10'),
    );
    const { items } = await finance.call('GET /api/staff/recharge/lines', {});
    const kinds = items.flatMap((line) =>
      line.suggestions.filter((each) => each.number === number).map(({ kind }) => [line.text, kind]),
    );
    expect(kinds).toEqual([
      [`${slip} NEAR`, 'nearReference'],
      ['CASH N KHUMALO', 'payer'],
      ['ATM DEPOSIT', 'amountAndDate'],
    ]);
    const lines = await Promise.all([`${slip} NEAR`, 'CASH N KHUMALO', 'ATM DEPOSIT'].map(lineOf));
    expect(await finance.call('POST /api/staff/recharge/approveexact', { lines })).toEqual({
      credited: [],
      left: lines,
    });
    expect((await refusal(finance.call('POST /api/staff/recharge/approve', { line: lines[1] ?? 0 }))).status).toBe(
      3000145,
    );
    await finance.call('POST /api/staff/recharge/approve', { line: lines[0] ?? 0, number });
    expect(await detail(number)).toMatchObject({ status: 20 });
    // Paid for already: the other two belong to somebody else.
    expect(
      (await refusal(finance.call('POST /api/staff/recharge/approve', { line: lines[1] ?? 0, number }))).status,
    ).toBe(3000143);
    await finance.call('POST /api/staff/recharge/setaside', { line: lines[2] ?? 0, note: 'A refund of our supplier' });
  });

  test('what came is what is credited, and a reference alone is claim enough', async () => {
    const before = await balance();
    const { number } = await save({ amount: 60_000 });
    const reference = referenceOf(accountId);
    await bring(statement(`2026-11-14,${reference} LESS,590.00`, `2026-11-14,${reference} UNCLAIMED,80.00`));
    await finance.call('POST /api/staff/recharge/approve', { line: await lineOf(`${reference} LESS`), number });
    expect(await detail(number)).toMatchObject({ status: 20, amount: 59_000 });
    const made = await finance.call('POST /api/staff/recharge/approve', {
      line: await lineOf(`${reference} UNCLAIMED`),
    });
    expect(await detail(made.number)).toMatchObject({ status: 20, amount: 8_000, payer: 'By reference' });
    expect(await balance()).toBe(before + 59_000 + 8_000);
  });

  test('exact matches are approved together; two claims of one amount are left to people', async () => {
    const reference = referenceOf(accountId);
    await save({ amount: 31_100 });
    await save({ amount: 31_200, payer: 'One' });
    await save({ amount: 31_200, payer: 'Two' });
    await bring(statement(`2026-11-14,${reference} SURE,311.00`, `2026-11-14,${reference} EITHER,312.00`));
    const [sure, either] = [await lineOf(`${reference} SURE`), await lineOf(`${reference} EITHER`)];
    const answers = await Promise.all(
      [1, 2, 3].map(() => finance.call('POST /api/staff/recharge/approveexact', { lines: [sure, either] })),
    );
    expect(answers.flatMap(({ credited }) => credited)).toEqual([sure]);
  });

  test('a reference that is right and nobody’s is no match', async () => {
    await bring(statement(`2026-11-14,${referenceOf(7_654_321)} GHOST,500.00`));
    const { items } = await finance.call('GET /api/staff/recharge/lines', {});
    expect(items.find(({ text }) => text.endsWith('GHOST'))).toMatchObject({ username: '' });
  });

  test.each<[string, { name?: unknown; csv?: unknown }, number, number]>([
    ['no name', { name: '' }, 400, 3000001],
    ['no text', { csv: '' }, 400, 3000001],
    ['no statement', { csv: 'hello' }, 200, 3000146],
  ])('%s is refused', async (_what, changes, http, status) => {
    const sent = { name: 'a.csv', csv: statement('2026-11-14,x,1.00'), ...changes } as { name: string; csv: string };
    const error = await refusal(finance.call('POST /api/staff/recharge/statement', sent));
    expect([error.http, error.status]).toEqual([http, status]);
  });

  test('of another account is refused: what came there is not ours to credit', async () => {
    const csv = `Account,62009999991\n${statement('2026-11-14,OTHER SHOP,777.00')}`;
    const error = await refusal(bring(csv));
    expect([error.status, error.message]).toEqual([
      codes.statementOfAnother.status,
      'This is a statement of account …991, and ours is …000. Nothing was read.',
    ]);
    expect(await rows('select 1 from bank_lines where text = $1', ['OTHER SHOP'])).toEqual([]);
    expect(await bring(csv.replace('62009999991', '62000000000'))).toMatchObject({ added: 1 });
  });

  test('that is cut off is refused whole, and read once it is whole', async () => {
    const whole = `${statement('2026-11-14,CUT A,100.00', '2026-11-14,CUT B,1500.00')}\n`;
    expect((await refusal(bring(whole.slice(0, -6)))).message).toContain('cut off in line 3');
    expect(await rows("select 1 from bank_lines where text like 'CUT %'")).toEqual([]);
    expect(await bring(whole)).toMatchObject({ added: 2, known: 0 });
    expect(await bring(whole)).toMatchObject({ added: 0, known: 2 });
  });

  test('is for nobody but finance', async () => {
    expect((await refusal(shopper.call('POST /api/staff/recharge/statement', { name: 'a', csv: 'b' }))).http).toBe(403);
    expect((await refusal(shopper.call('GET /api/staff/recharge/lines', {}))).http).toBe(403);
    const warehouse = shop.client((await uploaderOf(shop, 'warehouse')).ticket);
    expect((await refusal(warehouse.call('GET /api/staff/recharge/lines', {}))).http).toBe(403);
    expect((await refusal(shopper.call('POST /api/staff/recharge/approve', { line: 1 }))).http).toBe(403);
  });
});
