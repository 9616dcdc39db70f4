import { takingStates } from '@sgb/contract/promotion-rules.ts';
import { addDays } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import { expect, test } from 'vitest';
import { captionsOf, landedLabel } from './links/captions.ts';
import { cellsOf, daysOf, sumOf } from './links/statistics-rules.ts';
import { targetOf } from './links/target.ts';
import { afterRefusal, dueAt, mayGiveUp, mayHandIn, worthCents } from './rules.ts';

const now = new Date('2026-11-17T08:00:00Z');
const terms = { days: 7, retryDays: 3, reviewHours: 18, newDays: 30 };
const { taken, handedIn, approved, refused, expired, givenUp } = takingStates;

test.each([
  [taken, 0, 1, true, true, true],
  [taken, 0, -1, true, false, true],
  [handedIn, 1, 1, true, false, false],
  [approved, 1, 1, true, false, false],
  [refused, 1, 1, true, true, true],
  [refused, 2, 1, false, false, false],
  [expired, 0, -1, false, false, false],
  [givenUp, 0, 1, false, false, false],
] as const)('at %s after %s tries, %s days to go: hand in %s', (state, tries, days, holdsPlace, handIn, giveUp) => {
  const part = { state, tries, dueAt: addDays(now, days), holdsPlace };
  expect([mayHandIn(part, now), mayGiveUp(part)]).toEqual([handIn, giveUp]);
});

test('time for a task ends with the task, a refusal leaves one more try, and coins are decided about as rand', () => {
  expect(dueAt({ endsAt: addDays(now, 30) }, now, terms)).toEqual(addDays(now, 7));
  expect(dueAt({ endsAt: addDays(now, 2) }, now, terms)).toEqual(addDays(now, 2));
  const part = { state: handedIn, dueAt: now, holdsPlace: true };
  expect(afterRefusal({ ...part, tries: 1 }, now, terms)).toEqual({ holdsPlace: true, dueAt: addDays(now, 3) });
  expect(afterRefusal({ ...part, tries: 2 }, now, terms)).toMatchObject({ holdsPlace: false });
  expect([
    worthCents({ reward: 1, rewardAmount: 500 }, 100),
    worthCents({ reward: 2, rewardAmount: 500 }, 100),
  ]).toEqual([500, 500]);
});

const shop = 'https://shop.example';
test.each([
  [`${shop}/shop/product/610000000001.html?spm=a.b&inviteCode=OTHER1`, 2, '/product/610000000001.html'],
  ['/product/610000000001.html', 2, '/product/610000000001.html'],
  ['shop.example/shop/thematicactivities/hotsale/index', 3, '/thematicactivities/hotsale/index'],
  [`${shop}/shop/supplier/store/2200000001/610000000001`, 4, '/supplier/store/2200000001/610000000001'],
  [`${shop}/shop/`, 1, '/shoppingmall/index'],
  [`${shop}/shop/othershop/index`, 1, '/othershop/index'],
  [`${shop}/shop/supplier/product/index`, 1, '/supplier/product/index'],
  [`${shop}/shop/questionFeedback/feedbacksearch`, 1, '/questionFeedback/feedbacksearch'],
  [`${shop}/shop/scoin/description`, 1, '/scoin/description'],
  [`${shop}/shop/customertask/promotion`, 1, '/customertask/promotion'],
  [
    `${shop}/shop/shoppingmall/categoryproduct?keyword=takkies&spm=1`,
    1,
    '/shoppingmall/categoryproduct?keyword=takkies',
  ],
])('%s can be shared', (address, kind, path) => {
  expect(targetOf(address, shop)).toMatchObject({ kind, path });
});

test.each([
  'https://evil.example/shop/product/610000000001.html',
  `${shop}/shop/bill/index`,
  `${shop}/shop/shoporder/2/detail/17`,
  `${shop}/api/user/basicinfo`,
  '//evil.example/x',
  'javascript:alert(1)',
  'hello there',
  '/no/such/page',
])('%s cannot', (address) => expect(targetOf(address, shop)).toBeNull());

test('every channel has words with the code, and says the prices where there are some', () => {
  const shared = {
    title: 'Takkies',
    address: `${shop}/x`,
    couponCode: 'SAVEABC123',
    priceCents: 5_200,
    landedCents: 8_100,
  };
  const captions = captionsOf(shared);
  expect(captions.map(({ channel }) => channel)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { text } of captions) {
    expect(text).toContain('SAVEABC123');
    expect(text).toContain(`${formatRand(5_200)} each, about ${formatRand(8_100)}`);
  }
  for (const { text } of captionsOf({ ...shared, landedCents: 5_200 })) {
    expect(text).toContain(`${formatRand(5_200)} each, in South Africa already`);
    expect(text).not.toContain('sea freight');
  }
  expect([landedLabel(shared), landedLabel({ ...shared, landedCents: 5_200 })]).toEqual([
    'With fee and sea freight',
    'Landed: in South Africa',
  ]);
  expect(captionsOf({ ...shared, priceCents: null, landedCents: null })[0]?.text).not.toContain(' each');
});

test('figures belong to the link that somebody came by, ever after, and every day is there', () => {
  const at = new Date('2026-11-10T08:00:00Z');
  const facts = {
    visits: [
      { linkId: 7, day: '2026-11-10', visits: 40 },
      { linkId: 7, day: '2026-11-01', visits: 99 },
    ],
    people: [
      { personId: 1, linkId: 7, at },
      { personId: 2, linkId: null, at },
    ],
    paid: [
      { accountId: 1, day: '2026-11-11', cents: 10_000, first: true },
      { accountId: 1, day: '2026-11-12', cents: 5_000, first: false },
      { accountId: 2, day: '2026-11-11', cents: 700, first: true },
    ],
    earned: [{ personId: 1, day: '2026-11-12', cents: 50 }],
  };
  const cells = cellsOf(facts, '2026-11-09');
  expect(sumOf(cells.filter(({ linkId }) => linkId === 7))).toEqual({
    visits: 40,
    registrations: 1,
    firstOrders: 1,
    revenueCents: 15_000,
    earnedCents: 50,
  });
  expect(sumOf(cells.filter(({ linkId }) => linkId === 0))).toMatchObject({ registrations: 1, revenueCents: 700 });
  const days = daysOf(cells, '2026-11-09', '2026-11-13');
  expect(days.map(({ day, revenueCents }) => [day, revenueCents])).toEqual([
    ['2026-11-09', 0],
    ['2026-11-10', 0],
    ['2026-11-11', 10_700],
    ['2026-11-12', 5_000],
    ['2026-11-13', 0],
  ]);
});
