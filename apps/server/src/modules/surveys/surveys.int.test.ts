import { surveyWords } from '@sgb/contract/survey-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs } from '../../app.ts';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import { drawnPicture, type Uploader, uploaderOf } from '../../testing/uploader.ts';
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
const open = (ambassadorId: number | null = null) =>
  shop.app.db.transact((tx) =>
    openSurvey(
      tx,
      {
        accountId: userId,
        orderType: 0,
        expressId: 7,
        expressNumber: 'SGB1',
        finishedAt: shop.app.clock.now(),
        ambassadorId,
      },
      items,
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
    "select balance::int from purses where owner_id = $1 and book = 'scoin'",
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
