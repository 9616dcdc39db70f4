import type { ParcelDraft } from '@sgb/contract/parcel-views.ts';
import { expect, test } from 'vitest';
import {
  draftInput,
  type Kept,
  mostOrders,
  noChoices,
  previewInput,
  readKept,
  startOf,
  withOrders,
  withService,
} from './choices.ts';

const draft: ParcelDraft = {
  orderids: [4, 2],
  rid: 9,
  line: 'A2',
  delivery: 'locker',
  services: ['priority'],
  insured: 1,
  next: [{ orderids: [5], line: 'S2', delivery: 'door' }],
  savedAt: '2026-11-15T15:00:00.000Z',
};
const saved = { ...noChoices, orderIds: [4, 2], receiverId: 9, line: 'A2', delivery: 'locker' } as const;
const kept: Kept = { choices: { ...noChoices, orderIds: [8] }, unsaved: false, next: [] };
const search = (text = '') => new URLSearchParams(text);

test('orders come and go, each once, and never more than a parcel takes', () => {
  const some = withOrders(withOrders(noChoices, [1, 2], true), [2, 3], true);
  expect(some.orderIds).toEqual([1, 2, 3]);
  expect(withOrders(some, [2], false).orderIds).toEqual([1, 3]);
  const many = Array.from({ length: mostOrders + 5 }, (_, place) => place + 1);
  expect(withOrders(noChoices, many, true).orderIds).toHaveLength(mostOrders);
});

test('what is saved is what another device goes on with', () => {
  const choices = { ...saved, services: ['priority'], insured: true };
  const next = [{ orderIds: [5], line: 'S2', delivery: 'door' as const }];
  expect(startOf(draft, null, search())).toEqual({ choices, unsaved: false, next });
  expect(draftInput(choices, next)).toEqual({
    orderids: [4, 2],
    rid: 9,
    line: 'A2',
    delivery: 'locker',
    services: ['priority'],
    insured: 1,
    next: draft.next,
  });
  expect(startOf({ ...draft, delivery: 'balloon' }, null, search()).choices.delivery).toBe('');
});

test('a browser is only believed where the server knows less', () => {
  expect(startOf(draft, kept, search()).choices.orderIds).toEqual([4, 2]);
  expect(startOf(draft, { ...kept, unsaved: true }, search())).toEqual(kept);
  expect(startOf(null, kept, search()).choices.orderIds).toEqual([8]);
  expect(startOf(null, null, search())).toEqual({ choices: noChoices, unsaved: false, next: [] });
});

test('an address adds orders and names the receiver', () => {
  expect(startOf(draft, null, search('orders=7,2&rid=3')).choices).toMatchObject({
    orderIds: [4, 7, 2],
    receiverId: 3,
  });
  expect(startOf(draft, null, search('orders=x,-1&rid=no')).choices).toMatchObject({ orderIds: [4, 2], receiverId: 9 });
});

test('nothing is asked before orders, receiver and line are there', () => {
  expect(previewInput({ ...saved, orderIds: [] })).toBeNull();
  expect(previewInput({ ...saved, receiverId: null })).toBeNull();
  expect(previewInput({ ...saved, line: '' })).toBeNull();
  const services = withService(withService({ ...saved, coins: 200, couponId: 0 }, 'b', true), 'a', true);
  expect(previewInput(withService(services, 'b', false))).toEqual({
    orderids: [2, 4],
    rid: 9,
    line: 'A2',
    delivery: 'locker',
    services: ['a'],
    insured: 0,
    couponid: 0,
    usescoin: 200,
  });
});

test.each([null, 7, {}, { choices: {} }, { choices: { orderIds: 'all' }, next: [] }])(
  'a slot with %j is no half-made parcel',
  (slot) => expect(readKept(slot)).toBeNull(),
);

test('a slot of an older shop is read with what it lacks', () => {
  expect(readKept({ choices: { orderIds: [1] }, next: [] })).toEqual({
    choices: { ...noChoices, orderIds: [1] },
    unsaved: false,
    next: [],
  });
});
