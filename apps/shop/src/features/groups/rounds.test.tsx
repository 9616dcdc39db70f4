import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { type Answers, Refusal } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';

const tiers = [
  { fromGrams: 10_000, basisPoints: 500 },
  { fromGrams: 30_000, basisPoints: 1_000 },
];
const round = {
  id: 17,
  name: 'Winter round',
  lineName: 'Air economy',
  state: 10 as const,
  public: true,
  endsAt: '2099-11-20T16:00:00.000Z',
  members: 1,
  minMembers: 2,
  extendDays: 7,
  orders: 1,
  billableGrams: 6_000,
  grams: 6_000,
  nextTier: { fromGrams: 10_000, basisPoints: 500, missingGrams: 4_000 },
  tiers,
  anotherKilogram: { everyoneCents: 850, mineCents: 850 },
  leader: { id: 3, name: 'Naledi K.' },
};
const rounds = {
  lines: [
    { code: 'A1', name: 'Air economy' },
    { code: 'S1', name: 'Sea' },
  ],
  minDays: 4,
  maxDays: 6,
  minTargetKg: 30,
  maxTargetKg: 900,
};
/** A page without its line: it asks once and stays as it is. */
const still: Answers = { 'POST /api/groupship/stream': new Refusal('noSession') };
const leader = { as: { usertype: 1, isleader: 1 } } as const;
const member = { as: { usertype: 2, isleader: 2 } } as const;

afterEach(() => vi.unstubAllGlobals());

test('a round is opened with a form that says what is missing, and its page follows', async () => {
  const { shop, address } = await openPage(
    '/groupship/index',
    {
      ...still,
      'GET /api/groupship/info': { role: 'leader', leader: { state: 50, inviteCode: 'NAL123', rounds } },
      'GET /api/groupship/rounds': {},
      'GET /api/groupship/round': { ...round, leads: true },
      'POST /api/groupship/round/open': { id: 17 },
    },
    leader,
  );
  await expect.element(page.getByText('No rounds yet')).toBeVisible();
  await page.getByRole('button', { name: 'Open a round' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Open the round' }).click();
  await expect.element(sheet.getByText('Give it a name of at most 30 characters.')).toBeVisible();
  await expectAccessible('the form of a round');
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Winter round');
  await sheet.getByRole('combobox', { name: 'How it travels' }).selectOptions('Sea');
  const open = sheet.getByRole('combobox', { name: 'Open for' });
  await expect.element(open).toHaveValue('6');
  expect(await open.getByRole('option').all()).toHaveLength(3);
  await open.selectOptions('5 days');
  await expect.element(sheet.getByText('In kilograms, 30 to 900.')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Close as soon as it weighs' }).fill('40 kg');
  await sheet.getByRole('checkbox', { name: 'All my members find it' }).click();
  await sheet.getByRole('button', { name: 'Open the round' }).click();
  await expect.poll(address).toBe('/groupship/round/17');
  await expect.element(page.getByText('Your round is open. Send the link to the people you want in it.')).toBeVisible();
  expect(shop.inputs('POST /api/groupship/round/open')).toMatchObject([
    { name: 'Winter round', line: 'S1', days: 5, targetkg: 40, public: 0, notice: '' },
  ]);
});

test('a member chooses collected orders, sees what they cost, and takes them out again', async () => {
  let inside = false;
  const mine = {
    state: 'in' as const,
    orderCount: 1,
    priceCents: 12_800,
    mostCents: 13_440,
    savedCents: 640,
    orders: [{ id: 5, title: 'Blue lamp', quantity: 2, grams: 900 }],
  };
  const { shop } = await openPage(
    '/groupship/round/17?code=abcd2345',
    {
      ...still,
      'GET /api/groupship/round': () =>
        inside ? { ...round, mine, actions: ['join', 'leave'] } : { ...round, actions: ['join'] },
      'GET /api/deliveryorder/combine': {
        items: [
          { id: 5, title: 'Blue lamp', quantity: 2, grams: 900 },
          { id: 6, title: 'Red chair', quantity: 1, grams: 4_000 },
        ],
        pages: 1,
      },
      'GET /api/groupship/round/preview': ({ orderids }) => ({
        priceCents: 12_800 * orderids.length,
        mostCents: 13_440 * orderids.length,
        aloneCents: 13_440 * orderids.length,
        round: { billableGrams: 6_900, basisPoints: 0, nextTier: null },
      }),
      'POST /api/groupship/round/join': () => {
        inside = true;
        return {};
      },
      'POST /api/groupship/round/leave': () => {
        inside = false;
        return {};
      },
    },
    member,
  );
  await expect.element(page.getByText('One more kilogram saves everybody together')).toBeVisible();
  await expectAccessible('a round');
  await page.getByRole('button', { name: 'Put my orders in' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: /Blue lamp/ }).click();
  await sheet.getByRole('button', { name: 'Put in for R 128.00' }).click();
  await expect.element(page.getByText('Guaranteed at most')).toBeVisible();
  expect(shop.inputs('POST /api/groupship/round/join')).toMatchObject([
    { id: 17, code: 'ABCD2345', orderids: [5], showncents: 12_800 },
  ]);
  await page.getByRole('button', { name: 'Take out Blue lamp' }).click();
  await expect.element(page.getByRole('button', { name: 'Put my orders in' })).toBeVisible();
  expect(shop.inputs('POST /api/groupship/round/leave')).toEqual([{ id: 17, orderids: [5] }]);
});

test('closing says what happens; cancelling needs a reason; shares add up on their sheet', async () => {
  const { shop } = await openPage(
    '/groupship/round/17',
    {
      ...still,
      'GET /api/groupship/round': {
        ...round,
        leads: true,
        members: 2,
        parts: [{ accountId: 9, name: 'Busi Z.', state: 'in', orderCount: 2, priceCents: 9_000 }],
        actions: ['close', 'extend', 'cancel'],
      },
      'GET /api/groupship/totalfee': {
        freightCents: 20_000,
        packingCents: 500,
        totalCents: 20_500,
        shares: [{ accountId: 9, name: 'Busi Z.', totalCents: 20_500, paid: true }],
      },
      'POST /api/groupship/round/extend': {},
      'POST /api/groupship/round/close': new Refusal('roundMoved'),
      'POST /api/groupship/round/cancel': {},
    },
    leader,
  );
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Fee and shares' }).click();
  await expect.element(sheet.getByText('Set aside')).toBeVisible();
  await expectAccessible('the shares');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Close it now' }).click();
  await sheet.getByRole('button', { name: 'Close it' }).click();
  await expect.element(sheet.getByText('This round has moved on. Please look at it again.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Keep it open' }).click();
  await page.getByRole('button', { name: 'Keep it open longer' }).click();
  await sheet.getByRole('combobox', { name: 'Days more' }).selectOptions('5 days');
  await sheet.getByRole('button', { name: 'Extend' }).click();
  await expect.poll(() => shop.inputs('POST /api/groupship/round/extend')).toEqual([{ id: 17, days: 5 }]);
  await page.getByRole('button', { name: 'Cancel the round' }).click();
  await sheet.getByRole('button', { name: 'Cancel it' }).click();
  await expect.element(sheet.getByText('Say why, in 5 to 200 characters.')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Why?' }).fill('Too few of us.');
  await sheet.getByRole('button', { name: 'Cancel it' }).click();
  await expect
    .poll(() => shop.inputs('POST /api/groupship/round/cancel'))
    .toEqual([{ id: 17, reason: 'Too few of us.' }]);
});

test('the page moves when somebody joins, without being loaded again', async () => {
  const lines: EventTarget[] = [];
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      static OPEN = 1;
      readyState = 1;
      constructor() {
        super();
        lines.push(this);
      }
      close() {}
    },
  );
  const { shop } = await openPage(
    '/groupship/round/17',
    { 'POST /api/groupship/stream': { ticket: 'a' }, 'GET /api/groupship/round': round },
    member,
  );
  await expect.element(page.getByText('6 kg', { exact: true })).toBeVisible();
  await expect.poll(() => lines.length).toBe(1);
  const { state, endsAt, grams } = round;
  const event = { id: 17, state, endsAt, grams, cubicCentimetres: 0, orders: 3, savedCents: 0, everyoneCents: 900 };
  const moved = { ...event, members: 2, billableGrams: 12_500, basisPoints: 500, nextTier: null, priceCents: null };
  lines[0]?.dispatchEvent(new MessageEvent('round', { data: JSON.stringify(moved) }));
  await expect.element(page.getByText('12.5 kg', { exact: true })).toBeVisible();
  await expect.element(page.getByText('2 members')).toBeVisible();
  expect(shop.inputs('GET /api/groupship/round')).toHaveLength(1);
});

test('hand-overs are kept while the line is down, and sent once when it is back', async () => {
  let line = false;
  let handedOverAt = '';
  const { shop } = await openPage(
    '/groupship/round/17',
    {
      ...still,
      'GET /api/groupship/round': () => ({
        ...round,
        state: 60,
        leads: true,
        reportUntil: '2099-11-20T16:00:00.000Z',
        parts: [
          {
            accountId: 9,
            name: 'Busi Z.',
            state: 'in',
            parcel: {
              id: 12,
              number: 'PC00000012',
              arrivedAt: '2026-11-16T08:00:00.000Z',
              handedOverAt,
              lockedUntil: '',
            },
          },
        ],
        actions: ['handOver', 'report'],
      }),
      'POST /api/groupship/round/handover': () => {
        if (!line) return new Refusal('overloaded');
        handedOverAt = '2026-11-16T09:00:00.000Z';
        return { parcelid: 12 };
      },
    },
    leader,
  );
  await page.getByRole('button', { name: 'Hand over to Busi Z.' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Code' }).fill('12');
  await sheet.getByRole('button', { name: 'Handed over' }).click();
  await expect.element(sheet.getByText('A code has 4 digits.')).toBeVisible();
  await expectAccessible('a hand-over');
  await sheet.getByRole('textbox', { name: 'Code' }).fill('0412');
  await sheet.getByRole('button', { name: 'Handed over' }).click();
  await expect.element(page.getByText('1 kept on this phone')).toBeVisible();
  await expect.element(page.getByText('PC00000012 · waits until you are online')).toBeVisible();
  line = true;
  const before = shop.inputs('POST /api/groupship/round/handover').length;
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect.element(page.getByText(/PC00000012 · handed over/)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(shop.inputs('POST /api/groupship/round/handover').slice(before)).toEqual([
    { id: 17, parcelid: 12, code: '0412' },
  ]);
});

test('labels are counted by hand, a strange one is named, and damage needs words and pictures', async () => {
  let arrivedAt = '';
  const { shop } = await openPage(
    '/groupship/round/17',
    {
      ...still,
      'GET /api/groupship/round': () => ({
        ...round,
        state: 50,
        leads: true,
        parts: [
          {
            accountId: 9,
            name: 'Busi Z.',
            state: 'in',
            parcel: { id: 12, number: 'PC00000012', arrivedAt, handedOverAt: '', lockedUntil: '' },
          },
        ],
        actions: ['count', 'handOver', 'report'],
      }),
      'POST /api/groupship/round/arrived': () => {
        arrivedAt = '2026-11-16T08:00:00.000Z';
        return { arrived: 1, expected: 1 };
      },
    },
    leader,
  );
  const label = page.getByRole('textbox', { name: 'Number on a label' });
  await label.fill('PC00000099');
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await expect.element(page.getByText('This is no parcel of this round.')).toBeVisible();
  await label.fill('pc00000012');
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await expect.element(page.getByText('1 of 1 here')).toBeVisible();
  expect(shop.inputs('POST /api/groupship/round/arrived')).toEqual([{ id: 17, labels: ['PC00000012'], complete: 0 }]);
  await page.getByRole('button', { name: 'End the count' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'End it' }).click();
  await expect.element(page.getByText('1 of 1 parcels are here.')).toBeVisible();
  await page.getByRole('button', { name: 'Report Busi Z.’s parcel' }).click();
  await sheet.getByRole('button', { name: 'Report it' }).click();
  await expect.element(sheet.getByText('Say what is wrong, in 10 to 300 characters.')).toBeVisible();
  await expect.element(sheet.getByText('Please add 1 to 4 pictures, so that we can see it.')).toBeVisible();
  await expectAccessible('a report');
});

test('a leader sees what members want shipped together, member by member', async () => {
  const { shop } = await openPage(
    '/groupship/index?tab=goods',
    {
      'GET /api/groupship/info': { role: 'leader', leader: { state: 50, inviteCode: 'NAL123', rounds } },
      'GET /api/groupship/cartlist': {
        items: [
          {
            accountId: 9,
            name: 'Busi Z.',
            round: { id: 17, name: 'Winter round' },
            grams: 2_400,
            orders: [{ id: 4, number: 'SO00000004', title: 'Enamel mug', quantity: 3, grams: 2_400 }],
          },
        ],
        total: 21,
        page: 1,
        pages: 2,
      },
    },
    leader,
  );
  const part = page.getByRole('listitem').filter({ hasText: 'Busi Z.' });
  await expect.element(part.getByText('3 × · 2.4 kg · SO00000004')).toBeVisible();
  await expect
    .element(part.getByRole('link', { name: 'Winter round' }))
    .toHaveAttribute('href', expect.stringContaining('/groupship/round/17'));
  await expectAccessible('what members want shipped');
  await page
    .getByRole('link', { name: /page 2|next/i })
    .first()
    .click();
  await expect.poll(() => shop.inputs('GET /api/groupship/cartlist')).toEqual([{ page: 1 }, { page: 2 }]);
});
