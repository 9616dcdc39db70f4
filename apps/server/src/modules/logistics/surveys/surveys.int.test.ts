import { surveyWords } from '@sgb/contract/survey-rules.ts';
import { dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs } from '../../../app.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { drawnPicture, type Uploader, uploaderOf } from '../../../testing/uploader.ts';
import { placeOrders } from '../../buying/orders/order.fixture.ts';
import { openSurvey } from './index.ts';

let shop: TestShop;
let me: Uploader;
let userId: number;
let id: number;
beforeAll(async () => {
  shop = await openTestShop();
  me = await uploaderOf(shop, 'stocker');
  userId = (await shop.client(me.ticket).call('GET /api/user/logininfo', {})).userId;
});
afterAll(() => shop.close());

const items = [
  { orderId: 11, title: 'Mug', picture: 'mug' },
  { orderId: 12, title: 'Lamp', picture: 'lamp' },
];
const open = (ambassadorId: number | null = null, goods = items, expressId = 7) =>
  shop.app.db.transact((tx) =>
    openSurvey(
      tx,
      {
        accountId: userId,
        orderType: 0,
        expressId,
        expressNumber: 'SGB1',
        finishedAt: shop.app.clock.now(),
        ambassadorId,
      },
      goods,
      shop.app.clock.now(),
    ),
  );
const api = (ticket = me.ticket) => shop.client(ticket);
const pop = () => api().call('GET /api/popupwindow/pop', { location: '/search' });
const draft = (annex: object, ticket?: string) =>
  api(ticket).call('GET /api/popupwindow/draft', { type: 8, annex: JSON.stringify({ id, ...annex }) });
const send = (annex: object = {}, ticket?: string) =>
  api(ticket).call('GET /api/popupwindow/handle', { type: 8, annex: JSON.stringify({ id, ...annex }) });
const picture = async () => (await me.upload('survey', 'photo.png', await drawnPicture(40, 30))).data.fileName;
const answers = async () => (await pop()).evaluation;
const used = async (file: string) =>
  (await shop.app.db.pool.query('select used_at from files where id = $1', [file])).rows[0]?.used_at;

beforeEach(async () => {
  await shop.app.db.pool.query('delete from surveys');
  await shop.app.db.pool.query('delete from popups');
  await open();
  id = (await pop()).id;
});

test('a parcel is asked about once, with its goods and the reward', async () => {
  await open();
  expect(await pop()).toMatchObject({
    type: 8,
    evaluation: {
      ordertype: 0,
      expressid: 7,
      expressnumber: 'SGB1',
      scoin: 50,
      scoinwithpictures: 100,
      totalnum: 2,
      img1: 'mug',
      img2: 'lamp',
      img3: '',
      score1: 0,
      evaluateambassador: false,
      intentionflg: 0,
      orderevaluationVoList: [
        { shoporderid: 11, satisfied: 1, description: '', imageList: [] },
        { shoporderid: 12, satisfied: 1 },
      ],
    },
  });
});

test('each change is kept and nothing else is touched', async () => {
  await draft({ score1: 4 });
  await draft({ valuationcontent: 'quick <b>' });
  await draft({ intentionflg: 1, score2: 2 });
  await draft({ item: { shoporderid: 12, satisfied: 0 } });
  await draft({ item: { shoporderid: 12, description: 'broken' } });
  const file = await picture();
  await draft({ item: { shoporderid: 12, imageList: [file] } });
  expect(await answers()).toMatchObject({
    score1: 4,
    score2: 2,
    valuationcontent: 'quick <b>',
    intentionflg: 1,
    orderevaluationVoList: [
      { shoporderid: 11, satisfied: 1, imageList: [] },
      { shoporderid: 12, satisfied: 0, description: 'broken', imageList: [file] },
    ],
  });
  // A draft keeps its pictures, and gives back those that are taken out.
  expect(await used(file)).not.toBeNull();
  await draft({ item: { shoporderid: 12, imageList: [] } });
  expect(await used(file)).toBeUndefined();
});

test('it is sent when it is complete, rewarded once, and not asked for again', async () => {
  await expect(send({ score1: 5 })).rejects.toMatchObject({ http: 200, status: 3000096, message: surveyWords.scores });
  await draft({ score2: 5 });
  await draft({ item: { shoporderid: 11, satisfied: 0 } });
  await expect(send()).rejects.toMatchObject({ message: surveyWords.pictures });
  await draft({ item: { shoporderid: 11, imageList: [await picture()] } });
  expect(await send()).toEqual({ scoin: 100 });
  expect(await send()).toEqual({ scoin: 100 });
  await expect(pop()).rejects.toMatchObject({ status: 500 });
  await expect(draft({ score1: 1 })).rejects.toMatchObject({ http: 404 });
  const { items: told } = await api().call('GET /api/message/record', { subtype: 40 });
  expect(told.map(({ title }) => title)).toEqual([surveyWords.done]);

  const job = jobs.find(({ name }) => name === 'surveys.reward');
  await job?.perform(shop.app, { id });
  await job?.perform(shop.app, { id });
  const { rows } = await shop.app.db.pool.query(
    "select balance::int from balances where owner_id = $1 and book = 'scoin'",
    [userId],
  );
  expect(rows).toEqual([{ balance: 100 }]);
});

test('an ambassador who handed it over is to be marked; without pictures the reward is smaller', async () => {
  await shop.app.db.pool.query('delete from surveys');
  await open(userId);
  id = (await pop()).id;
  await expect(send({ score1: 3, score2: 3 })).rejects.toMatchObject({ message: surveyWords.ambassador });
  expect(await send({ ambassadorscore: 1, valuationcontentambassador: 'late' })).toEqual({ scoin: 50 });
});

test('closing marks it as read', async () => {
  await expect(api().call('GET /api/popupwindow/read', { id, type: 8, ordertype: 5 })).rejects.toMatchObject({
    http: 404,
  });
  await api().call('GET /api/popupwindow/read', { id, type: 8, ordertype: 0 });
  await expect(pop()).rejects.toMatchObject({ status: 500 });
});

test('one a day: the next one waits for tomorrow', async () => {
  await open(null, items, 8);
  await api().call('GET /api/popupwindow/read', { id, type: 8, ordertype: 0 });
  await expect(pop()).rejects.toMatchObject({ status: 500 });
  const tomorrow = new Date(shop.app.clock.now().getTime() + dayMs);
  shop.app.clock.moveTo(tomorrow);
  await shop.app.db.pool.query('update sessions set created_at = $1, expires_at = $1', [
    new Date(tomorrow.getTime() + dayMs),
  ]);
  expect(await pop()).toMatchObject({ type: 8, evaluation: { expressid: 8 } });
});

describe('on the page of its parcel', () => {
  /** Two orders of a parcel that was signed for. */
  async function signedFor(): Promise<[number, number]> {
    await shop.app.db.pool.query('delete from surveys');
    const now = shop.app.clock.now();
    const { orders } = await shop.app.db.transact((tx) => placeOrders(tx, userId, [{}, {}], now));
    const [one = 0, other = 0] = orders.map((order) => order.id);
    await shop.app.db.pool.query('update orders set status = 70, signed_at = $2 where id = any($1)', [
      [one, other],
      now,
    ]);
    await open(null, [
      { orderId: one, title: 'Mug', picture: 'mug' },
      { orderId: other, title: 'Lamp', picture: 'lamp' },
    ]);
    return [one, other];
  }
  const statuses = async (ids: readonly number[]) => {
    const { rows } = await shop.app.db.pool.query(
      'select status, evaluated_at is not null as said from orders where id = any($1) order by id',
      [ids],
    );
    return rows;
  };
  const comments = async () => (await api().call('GET /api/shoporder/count', {})).count9;

  test('answers are kept and sent as in the pop-up, and what pleased is closed', async () => {
    const [one, other] = await signedFor();
    expect(await comments()).toBe(2);
    await api().call('POST /api/deliveryorder/evaluationdraft', { expressid: 7, score1: 5 });
    await api().call('POST /api/deliveryorder/evaluationdraft', {
      expressid: 7,
      item: { shoporderid: other, satisfied: 0, imageList: [await picture()] },
    });
    expect(await api().call('GET /api/deliveryorder/evaluation', { expressid: 7 })).toMatchObject({
      sent: false,
      evaluation: { score1: 5, orderevaluationVoList: [{ satisfied: 1 }, { satisfied: 0 }] },
    });
    const send = () => api().call('POST /api/deliveryorder/evaluate', { expressid: 7, score2: 4 });
    await expect(api().call('POST /api/deliveryorder/evaluate', { expressid: 7 })).rejects.toMatchObject({
      message: surveyWords.scores,
    });
    expect(await Promise.all([send(), send(), send()])).toEqual(Array(3).fill({ scoin: 100 }));
    expect(await statuses([one, other])).toEqual([
      { status: 80, said: true },
      { status: 70, said: true },
    ]);
    expect(await comments()).toBe(0);
    expect(await api().call('GET /api/deliveryorder/evaluation', { expressid: 7 })).toMatchObject({
      sent: true,
      rewardscoin: 100,
    });
    await expect(pop()).rejects.toMatchObject({ status: 500 });
  });

  test('sent from the pop-up, its orders are judged, too', async () => {
    const ids = await signedFor();
    id = (await pop()).id;
    await send({ score1: 5, score2: 5 });
    expect(await statuses(ids)).toEqual(Array(2).fill({ status: 80, said: true }));
  });

  test('a parcel of somebody else, or not signed for, has none', async () => {
    const other = await uploaderOf(shop, 'shopper');
    const calls = [
      (ticket: string, expressid: number) => api(ticket).call('GET /api/deliveryorder/evaluation', { expressid }),
      (ticket: string, expressid: number) => api(ticket).call('POST /api/deliveryorder/evaluationdraft', { expressid }),
      (ticket: string, expressid: number) => api(ticket).call('POST /api/deliveryorder/evaluate', { expressid }),
    ];
    for (const call of calls) {
      await expect(call(other.ticket, 7)).rejects.toMatchObject({ http: 404 });
      await expect(call(me.ticket, 8)).rejects.toMatchObject({ http: 404 });
    }
  });
});

describe('others', () => {
  test('cannot answer for me, and I cannot use their pictures or one picture twice', async () => {
    const other = await uploaderOf(shop, 'shopper');
    await expect(draft({ score1: 1 }, other.ticket)).rejects.toMatchObject({ http: 404 });
    await expect(send({ score1: 1 }, other.ticket)).rejects.toMatchObject({ http: 404 });
    const theirs = (await other.upload('survey', 'photo.png', await drawnPicture(40, 30))).data.fileName;
    const unusable = { http: 200, status: 3000094 };
    await expect(draft({ item: { shoporderid: 11, imageList: [theirs] } })).rejects.toMatchObject(unusable);
    const mine = await picture();
    await draft({ item: { shoporderid: 11, imageList: [mine] } });
    await expect(draft({ item: { shoporderid: 12, imageList: [mine] } })).rejects.toMatchObject(unusable);
    await expect(draft({ item: { shoporderid: 99, satisfied: 0 } })).rejects.toMatchObject({ http: 404 });
  });
});

test.each([
  [{ score1: 6 }, 'annex.score1'],
  [{ score1: -1 }, 'annex.score1'],
  [{ valuationcontent: 'x'.repeat(51) }, 'annex.valuationcontent'],
  [{ item: { shoporderid: 11, description: 'x'.repeat(51) } }, 'annex.item.description'],
  [
    { item: { shoporderid: 11, imageList: Array(5).fill('00000000-0000-4000-8000-000000000000') } },
    'annex.item.imageList',
  ],
  [{ item: { shoporderid: 11, imageList: ['../etc/passwd'] } }, 'annex.item.imageList.0'],
  [{ intentionflg: 3 }, 'annex.intentionflg'],
  [{ surprise: 1 }, 'annex.surprise'],
])('%j is bad input', async (annex, field) => {
  await expect(draft(annex)).rejects.toMatchObject({ http: 400, data: { field } });
});
