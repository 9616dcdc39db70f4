import { expect, test } from 'vitest';
import { PushRefused } from '../push.ts';
import { readPush } from './push.ts';
import { signatureOf } from './signature.ts';

const secret = 'test123';
const form = (message: string, signature = signatureOf('', { message }, secret)) =>
  Buffer.from(new URLSearchParams({ message, _aop_signature: signature }).toString());
const text = (type: string, data: unknown) => JSON.stringify({ msgId: 77, gmtBorn: 1_528_942_782_000, type, data });

const trace = (...ids: string[]) => ({
  OrderLogisticsTracingModel: { mailNo: 'SF1', orderLogsItems: ids.map((orderId) => ({ orderId })) },
});
const stock = (...ids: number[]) => ({ OfferInventoryChangeList: ids.map((offerId) => ({ offerId, quantity: -1 })) });

test.each([
  ['ORDER_BUYER_VIEW_ORDER_PAY', { orderId: '2222222222222222222' }, ['2222222222222222222'], []],
  ['ORDER_BUYER_VIEW_ORDER_COMFIRM_RECEIVEGOODS', '{"orderId":2222222222222222222}', ['2222222222222222222'], []],
  ['LOGISTICS_BUYER_VIEW_TRACE', trace('31', '31', '32'), ['31', '32'], []],
  ['PRODUCT_PRODUCT_INVENTORY_CHANGE', stock(610_000_007_919, 610_000_007_919), [], ['610000007919']],
])('%s is about what it names', (topic, data, orderIds, offerIds) => {
  const bornAt = new Date('2018-06-14T02:19:42Z');
  expect(readPush(form(text(topic, data)), secret)).toMatchObject({
    id: '77',
    topic,
    bornAt,
    orderIds,
    offerIds,
    fault: null,
  });
});

test.each([
  [
    'half of its words',
    text('ORDER_BUYER_VIEW_ORDER_PAY', { orderId: '31' }).slice(0, 40),
    /^unread-\w{32}$/,
    'unreadable',
  ],
  ['no topic', '{"msgId":"78"}', /^78$/, 'unreadable'],
  ['no number of an order', text('ORDER_BUYER_VIEW_ORDER_PAY', { orderId: 'x' }), /^77$/, 'unreadable'],
  ['no order in its parcel', text('LOGISTICS_BUYER_VIEW_TRACE', trace()), /^77$/, 'unreadable'],
  ['a topic that we do not know', text('CUPID_TASK_FINISH', {}), /^77$/, 'topic'],
])('a message with %s is kept, and nothing follows from it', (_what, message, id, fault) => {
  const read = readPush(form(message), secret);
  expect(read).toMatchObject({ fault, orderIds: [], offerIds: [], body: message });
  expect(read.id).toMatch(id);
});

const good = text('ORDER_BUYER_VIEW_ORDER_PAY', { orderId: '31' });
test.each([
  ['signature', form(good, signatureOf('', { message: good }, 'another'))],
  ['signature', form(good, 'F'.repeat(39))],
  ['signature', form(good, 'not hexadecimal'.padEnd(40, 'z'))],
  ['form', Buffer.from(`message=${encodeURIComponent(good)}`)],
  ['form', Buffer.concat([form(good), Buffer.from('&message=another')])],
  ['form', Buffer.from('')],
  ['form', Buffer.from(good)],
])('what is not from the platform is refused for its %s', (because, raw) => {
  expect(() => readPush(raw, secret)).toThrow(PushRefused);
  expect(() => readPush(raw, secret)).toThrow(expect.objectContaining({ because }));
});

test('what else the form holds is signed, too', () => {
  const fields = { message: good, site: 'china' };
  const sent = (signed: Record<string, string>) =>
    Buffer.from(new URLSearchParams({ ...fields, _aop_signature: signatureOf('', signed, secret) }).toString());
  expect(readPush(sent(fields), secret).id).toBe('77');
  expect(() => readPush(sent({ message: good }), secret)).toThrow(PushRefused);
});

test('a signature may be written in small letters', () => {
  expect(readPush(form(good, signatureOf('', { message: good }, secret).toLowerCase()), secret).id).toBe('77');
});
