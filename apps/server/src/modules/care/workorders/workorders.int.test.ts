import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { codeOf, type Desk, openDesk } from './case.fixture.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(async () => {
  await expectBooksToBalance(desk.shop);
  await desk.shop.close();
});

const refund = { kind: 'refund' } as const;
const decide = (id: number, outcome: object = refund, answer = 'Agreed, sorry for the trouble.') =>
  desk.service.call('POST /api/staff/workorder/decide', { id, outcome: { ...refund, ...outcome }, answer });

describe('opening a case', () => {
  test('with a picture: clocks, conversation and a notice', async () => {
    const { id: shoporderid } = await desk.orderAt(70);
    const { id, number } = await desk.open(shoporderid, 3, { quantity: 1 });
    const page = await desk.me.call('GET /api/shoporder/workorder/detail', { shoporderid });
    expect(page.offers.find(({ type }) => type === 3)).toMatchObject({ may: true, pictures: true, days: 3 });
    expect(page.cases).toMatchObject([
      {
        id,
        number,
        type: 3,
        state: 10,
        quantity: 1,
        unread: false,
        // Sunday at ten: the hours begin on Monday at eight.
        clock: { answerBy: '2026-11-16T10:00:00.000Z', decideBy: '2026-11-18T15:00:00.000Z', late: false },
        lines: [{ from: 'shopper', text: 'The lid is cracked all around', files: [{ kind: 'image' }] }],
        history: [{ from: null, to: 10, who: 'shopper' }],
        actions: ['answer', 'withdraw'],
      },
    ]);
    const address = page.cases[0]?.lines[0]?.files[0]?.address ?? '';
    expect((await desk.shop.fastify.inject(address)).statusCode).toBe(200);
    expect(await desk.titles()).toContain(`We have your case ${number}`);
    const list = await desk.me.call('GET /api/user/workorder/list', { keyword: number, state: 10 });
    expect(list).toMatchObject({ items: [{ id, order: { id: shoporderid } }], total: 1 });
    expect(list.counts.find(({ state }) => state === 10)?.count).toBeGreaterThan(0);
  });

  test('is refused without a picture, too late, twice, for too many pieces and with somebody else’s file', async () => {
    const { id } = await desk.orderAt(70);
    const { me } = desk;
    const about = { shoporderid: id, content: 'There is one too few in it' } as const;
    expect(await codeOf(me.call('POST /api/user/workorder/save', { ...about, type: 1 }))).toBe(3000222);
    expect(await codeOf(desk.open(id, 9))).toBe(3000221);
    expect(await codeOf(desk.open(id, 1, { quantity: 3 }))).toBe(3000001);
    expect(await codeOf(desk.open(id, 1, { content: 'too short' }))).toBe(3000001);
    const other = await desk.client('vip');
    const files = [await desk.upload()];
    const { id: first } = await me.call('POST /api/user/workorder/save', { ...about, type: 1, files });
    expect(first).toBeGreaterThan(0);
    expect(await codeOf(desk.open(id, 1))).toBe(3000220);
    // The file belongs to the first case now.
    expect(await codeOf(me.call('POST /api/user/workorder/save', { ...about, type: 2, files }))).toBe(3000094);
    expect(await codeOf(other.call('POST /api/user/workorder/answer', { id: first, content: 'mine' }))).toBe(3000014);
    expect(await codeOf(other.call('GET /api/shoporder/workorder/detail', { shoporderid: id }))).toBe(3000014);
    const { rows } = await desk.app.db.pool.query('select count(*)::int as n from work_orders where order_id = $1', [
      id,
    ]);
    expect(rows[0].n).toBe(1);
  });

  test('the same wish sent eight times at once opens one case', async () => {
    const { id } = await desk.orderAt(70);
    const tries = await Promise.all(Array.from({ length: 8 }, () => codeOf(desk.open(id, 10))));
    expect(tries.filter((code) => code === 'done')).toHaveLength(1);
    expect(tries.filter((code) => code === 3000220)).toHaveLength(7);
  });
});

describe('talking', () => {
  test('a question waits for the shopper, whose answer sets it going again', async () => {
    const { id } = await desk.open((await desk.orderAt(70)).id, 4);
    const answer = (content: string, question: boolean) =>
      desk.service.call('POST /api/staff/workorder/answer', { id, content, question });
    expect(await desk.service.call('POST /api/staff/workorder/take', { id })).toEqual({ id, state: 20 });
    expect(await answer('Which colour is it?', true)).toEqual({ id, state: 30 });
    expect(await desk.caseOf(id)).toMatchObject({ state: 30, unread: true, clock: { paused: true } });
    await desk.me.call('POST /api/user/workorder/read', { id });
    expect(await desk.caseOf(id)).toMatchObject({ unread: false });
    const files = [await desk.upload()];
    const said = await desk.me.call('POST /api/user/workorder/answer', { id, content: 'Blue', files });
    expect(said).toEqual({ id, state: 20 });
    const found = await desk.caseOf(id);
    expect(found.lines.map(({ from, text, files: shown }) => [from, text, shown.length])).toEqual([
      ['shopper', 'The lid is cracked all around', 1],
      ['staff', 'Which colour is it?', 0],
      ['shopper', 'Blue', 1],
    ]);
    expect(found.history.map(({ to }) => to)).toEqual([10, 20, 30, 20]);
  });

  test('staff see who waits, how it may end, and only with the right', async () => {
    const { id } = await desk.open((await desk.orderAt(70)).id, 3);
    const found = await desk.service.call('GET /api/staff/workorder/detail', { id });
    expect(found.choices.map(({ kind, mostCents }) => [kind, mostCents])).toEqual([
      ['refund', 10_400],
      ['resend', 0],
      ['none', 0],
    ]);
    const { items } = await desk.service.call('GET /api/staff/workorder/list', {});
    expect(items.map((item) => item.id)).toContain(id);
    const buyer = await desk.client('buyer');
    expect(await codeOf(buyer.call('GET /api/staff/workorder/detail', { id }))).toBe(3000013);
    expect(await codeOf(desk.me.call('POST /api/staff/workorder/take', { id }))).toBe(3000013);
  });
});

describe('deciding', () => {
  test('a refund is in the balance at once, with its freight, and takes back the coins for the goods', async () => {
    const order = await desk.orderAt(70);
    const { id } = await desk.open(order.id, 1, { quantity: 1 });
    const [before, coinsBefore] = [await desk.balance(), await desk.coins()];
    expect(await decide(id)).toEqual({ id, state: 40, backCents: 6_240, proposed: false });
    expect(await desk.balance()).toBe(before + 6_240);
    expect(await desk.coins()).toBe(coinsBefore - 52);
    expect(await desk.order(order.id)).toMatchObject({ refundedCents: 6_240, rewardCoins: 52, status: 70 });
    expect(await desk.caseOf(id)).toMatchObject({
      backCents: 6_240,
      outcomes: [{ kind: 'refund', goodsCents: 5_200, freightCents: 1_040 }],
      actions: ['accept', 'reopen'],
    });
    expect(await codeOf(decide(id))).toBe(3000223);
    expect(await desk.me.call('POST /api/user/workorder/accept', { id })).toEqual({ id, state: 50 });
    expect(await desk.caseOf(id)).toMatchObject({ state: 50, closeReason: 'accepted', backCents: 6_240 });
  });

  test('several cases of one order never give back more than was paid', async () => {
    const order = await desk.orderAt(70);
    const before = await desk.balance();
    const [first, second, third] = [
      await desk.open(order.id, 1),
      await desk.open(order.id, 2),
      await desk.open(order.id, 3),
    ];
    await decide(first.id);
    expect(await codeOf(decide(second.id))).toBe(3000226);
    expect(await codeOf(decide(third.id, { basisPoints: 5_000 }))).toBe(3000226);
    expect(await desk.balance()).toBe(before + 12_480);
    expect(await decide(third.id, { kind: 'none' })).toMatchObject({ state: 40, backCents: 0 });
  });

  test('two of us at once: one decides', async () => {
    const { id } = await desk.open((await desk.orderAt(70)).id, 4);
    const before = await desk.balance();
    const tries = await Promise.all([
      codeOf(decide(id, { basisPoints: 3_000 })),
      codeOf(desk.admin.call('POST /api/staff/workorder/decide', { id, outcome: refund, answer: 'All of it' })),
      codeOf(decide(id, { basisPoints: 6_000 })),
    ]);
    expect(tries.toSorted()).toEqual([3000223, 3000223, 'done']);
    expect([3_120, 6_240, 10_400]).toContain((await desk.balance()) - before);
  });

  test('a decision and the shopper who takes it back at once: one of them', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await desk.open((await desk.orderAt(70)).id, 4);
      const before = await desk.balance();
      const [decided, withdrawn] = await Promise.all([
        codeOf(decide(id)),
        codeOf(desk.me.call('POST /api/user/workorder/withdraw', { id })),
      ]);
      expect([decided, withdrawn].toSorted()).toEqual([3000223, 'done']);
      expect((await desk.balance()) - before).toBe(decided === 'done' ? 10_400 : 0);
      expect(await desk.caseOf(id)).toMatchObject({ state: decided === 'done' ? 40 : 50 });
    }
  });

  test('much money waits for finance, and is paid once they agree', async () => {
    const order = await desk.orderAt(70, { goodsCents: 150_000 });
    const { id } = await desk.open(order.id, 2);
    const before = await desk.balance();
    expect(await decide(id)).toEqual({ id, state: 20, backCents: 0, proposed: true });
    expect(await codeOf(decide(id))).toBe(3000227);
    expect(await desk.service.call('GET /api/staff/workorder/detail', { id })).toMatchObject({
      proposal: { kind: 'refund', cents: 152_080, by: 'demo_service', payBy: '2026-11-16T08:00:00.000Z' },
    });
    const approve = (agreed: boolean) =>
      desk.finance.call('POST /api/staff/workorder/approve', { id, agreed, note: agreed ? '' : 'Ask for a photo' });
    expect(await codeOf(desk.service.call('POST /api/staff/workorder/approve', { id, agreed: true }))).toBe(3000013);
    expect(await approve(false)).toEqual({ id, state: 20, backCents: 0 });
    await decide(id);
    const both = await Promise.all([codeOf(approve(true)), codeOf(approve(true))]);
    expect(both.toSorted()).toEqual([3000223, 'done']);
    expect(await desk.balance()).toBe(before + 152_080);
  });

  test('goods are sent again for nothing', async () => {
    const order = await desk.orderAt(70);
    const { id } = await desk.open(order.id, 2, { quantity: 1, wish: 2 });
    expect(await decide(id, { kind: 'resend' })).toMatchObject({ state: 40, backCents: 0 });
    const [outcome] = (await desk.caseOf(id)).outcomes;
    expect(await desk.order(outcome?.newOrderId ?? 0)).toMatchObject({
      status: 20,
      quantity: 1,
      skuId: order.skuId,
      paidCents: 0,
      goodsCents: 0,
    });
  });

  test('a refund request that waits is settled first', async () => {
    const order = await desk.orderAt(40);
    const { me } = desk;
    await me.call('POST /api/shoporder/saverefundinfo', {
      shoporderid: order.id,
      refundtype: 4,
      reason: 2,
      content: 'One is broken',
    });
    const { id } = await desk.open(order.id, 3);
    expect(await codeOf(decide(id))).toBe(3000174);
    await me.call('POST /api/shoporder/withdrawrefund', { shoporderid: order.id });
    expect(await decide(id)).toMatchObject({ state: 40, backCents: 10_400 });
  });
});
