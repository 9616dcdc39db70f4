import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { editedThing, editingCalls, readingCalls } from './edited-things.ts';
import { endpoints } from './endpoints.ts';

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const byName = new Map(endpoints.map((each) => [nameOf(each), each]));
const fieldsOf = (input: z.ZodType) => Object.keys((input as z.ZodObject).shape ?? {});

/** Every call with which staff change something and that takes no edition, and why it needs none. */
const others: Readonly<Record<string, readonly string[]>> = {
  'keeps every version: whoever saves names the newest one that they saw': [
    ...['home/save', 'text/save', 'setting/change', 'switch/turn', 'exchange/set'],
  ],
  'moves something on, and is refused where it has moved on already': [
    ...['orderrequest/decide', 'purchase/place', 'purchase/refund', 'purchase/returngoods', 'purchase/decide'],
    ...['purchase/fail', 'purchase/substitute', 'supplierquestion/answer', 'supplierquestion/drop'],
    ...['chat/take', 'chat/handover', 'feedback/take', 'feedback/close', 'workorder/take', 'workorder/decide'],
    ...['workorder/approve', 'recharge/approve', 'recharge/approveexact', 'recharge/refuse', 'recharge/setaside'],
    ...['settlement/settle', 'withdraw/process', 'withdraw/paid', 'withdraw/reject', 'withdraw/batchdrop'],
    ...['identity/decide', 'groupship/decide', 'groupship/move', 'groupship/round/move', 'groupship/round/cancel'],
    ...['groupship/clearinvite', 'question/hide', 'question/unhide', 'question/release', 'question/settle'],
    ...['question/merge', 'task/review', 'review/hide', 'review/show', 'flight/answer', 'flight/book', 'flight/close'],
    ...['forwarding/match', 'split/fail', 'storage/clear', 'decision/approve', 'decision/refuse', 'business/decide'],
    ...['listings/decide', 'ledger/closemonth', 'job/retry', 'alert/close', 'stock/fail', 'parcel/unpack'],
  ],
  'says with a thing in hand what can be seen of it now': [
    ...['warehouse/scan', 'warehouse/attach', 'warehouse/weigh', 'warehouse/shelf', 'stock/process', 'stock/ship'],
    ...['parcel/pack', 'parcel/dispatch', 'parcel/event', 'parcel/handover', 'parcel/deliver', 'split/done'],
    ...['stockup/pick', 'stockup/ship', 'stockup/delivered', 'stockup/address', 'stockup/cameback'],
    ...['stockup/receive', 'stockup/count', 'stockup/damage', 'stockup/place', 'listings/returned'],
  ],
  'writes something new beside what there is': [
    ...['popup/make', 'chat/answer', 'workorder/answer', 'supplierquestion/ask', 'recharge/statement'],
    ...['settlement/import', 'withdraw/batch', 'ledger/manual', 'ledger/manualreverse', 'note/add'],
    ...['search/savesynonym', 'search/dropsynonym'],
  ],
  'says what shall be, whatever it was: its form shows nothing of the old row': [
    ...['team/flash', 'question/lock', 'question/pin', 'task/influencer', 'account/use1688link', 'account/contact'],
    ...['account/stop', 'account/resetfactor', 'contact/person', 'privacy/close', 'listings/hide'],
  ],
  'waits for a second person, who reads it: only one of a kind waits': ['people/role'],
  'is one’s own': ['view/save', 'view/forget', 'note/seen'],
  'changes no row of ours': [
    ...['help/preview', 'popup/preview', 'setting/preview', 'purchase/refresh', 'purchase/urge', 'search/rebuild'],
    ...['supplierquestion/remind', 'settlement/recheck', 'withdraw/batchfile', 'withdraw/reveal', 'identity/reveal'],
    ...['ledger/check', 'post/send', 'privacy/copy', 'person/contact', 'person/seeas', 'recharge/proofs'],
    ...['groupship/contact', 'flight/contact', 'ledger/paper'],
  ],
};
const excused = new Set(Object.values(others).flatMap((calls) => calls.map((call) => `POST /api/staff/${call}`)));
const writes = endpoints.filter((each) => each.method === 'POST' && 'decides' in each).map(nameOf);

test.each(writes)('%s takes the edition that its form was opened in, or says why not', (name) => {
  expect(editingCalls.has(name)).toBe(!excused.has(name));
});

test('nothing is excused that is no call any more, or twice', () => {
  expect([...excused].filter((name) => !writes.includes(name))).toEqual([]);
  expect(Object.values(others).flat()).toHaveLength(excused.size);
});

describe.each([...editingCalls])('%s', (name, { by }) => {
  const call = byName.get(name);
  test('has an edition, and a field that names what it edits', () => {
    if (!call) throw new Error(`${name} is not in the contract`);
    const fields = fieldsOf(call.input);
    expect(fields).toContain('edition');
    if (by !== '') expect(fields).toContain(by);
  });
  test('is done by one person: who approves has opened no form', () => {
    expect(['nothing', 'account']).toContain(call && 'decides' in call && call.decides);
  });
});

test.each([...readingCalls])('%s is a look of staff', (name) => {
  expect(byName.get(name)).toMatchObject({ method: 'GET', auth: 'staff' });
});

test('what keeps every version says which one was seen', () => {
  const [history = []] = Object.values(others);
  for (const call of history)
    expect(fieldsOf(byName.get(`POST /api/staff/${call}`)?.input as z.ZodType)).toContain('seen');
});

test.each([
  ['POST /api/staff/banner/save', { id: 7, title: 'x' }, 'banner 7'],
  ['POST /api/staff/banner/save', { title: 'new' }, undefined],
  ['POST /api/staff/help/save', { type: 'Fees' }, 'article fees'],
  ['POST /api/staff/search/savehot', { words: [] }, 'hot words'],
  ['POST /api/staff/withdraw/paid', { id: 7 }, undefined],
])('%s %j edits %s', (call, input, thing) => expect(editedThing(call, input)).toBe(thing));
