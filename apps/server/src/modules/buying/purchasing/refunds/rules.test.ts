import { expect, test } from 'vitest';
import { faultOf, goodsAtOf, stateOfRefund } from './rules.ts';

test.each([
  ['waitbuyerpay', false, null],
  ['waitsellersend', false, 'refundWaitSellerSend'],
  ['waitbuyerreceive', false, 'refundWaitBuyerReceive'],
  ['waitbuyerreceive', true, 'refundBuyerReceived'],
  ['success', false, 'aftersaleBuyerNotReceived'],
  ['success', true, 'aftersaleBuyerReceived'],
  ['confirm_goods', true, 'aftersaleBuyerReceived'],
  ['cancel', true, null],
  ['terminated', false, null],
] as const)('goods of an order at %s, received: %s, are at %s', (status, received, at) => {
  expect(goodsAtOf(status, received)).toBe(at);
});

test.each([
  ['waitselleragree', 20],
  ['waitbuyermodify', 25],
  ['waitbuyersend', 30],
  ['waitsellerreceive', 40],
  ['refundsuccess', 80],
  ['refundclose', 90],
  [null, null],
  ['somethingnew', null],
])('%s is %s', (status, state) => expect(stateOfRefund(status)).toBe(state));

const reason = { id: '1', name: 'x', needsPictures: false, noFreight: false, tip: '' };
const most = { goodsFen: 1000, freightFen: 200 };
const asked = { goodsFen: 1000, freightFen: 200, returning: false, photos: [] };
test.each([
  [asked, reason, 'refundBuyerReceived', null],
  [asked, undefined, 'refundBuyerReceived', 'reasonId'],
  [{ ...asked, goodsFen: 1001 }, reason, 'refundBuyerReceived', 'goodsFen'],
  [{ ...asked, goodsFen: 0, freightFen: 0 }, reason, 'refundBuyerReceived', 'goodsFen'],
  [{ ...asked, freightFen: 201 }, reason, 'refundBuyerReceived', 'freightFen'],
  [asked, { ...reason, noFreight: true }, 'refundBuyerReceived', 'freightFen'],
  [asked, { ...reason, needsPictures: true }, 'refundBuyerReceived', 'photos'],
  [{ ...asked, photos: ['a'] }, { ...reason, needsPictures: true }, 'refundBuyerReceived', null],
  [{ ...asked, returning: true }, reason, 'refundBuyerReceived', null],
  [{ ...asked, returning: true }, reason, 'refundWaitBuyerReceive', 'returning'],
  [{ ...asked, goodsFen: 900 }, reason, 'refundWaitSellerSend', 'goodsFen'],
  [{ ...asked, goodsFen: 900 }, reason, 'aftersaleBuyerNotReceived', null],
] as const)('%# asks for what can be had', (wish, why, at, field) => {
  expect(faultOf(wish, why, most, at)?.[0] ?? null).toBe(field);
});
