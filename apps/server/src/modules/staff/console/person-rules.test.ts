import { expect, test } from 'vitest';
import { flagsOf, type Standing } from './person-rules.ts';

const plain: Standing = {
  stoppedAt: null,
  closingAskedAt: null,
  closedAt: null,
  customerType: 0,
  use1688Link: 1,
  businessState: null,
  userType: -1,
  staffRole: null,
};
const at = new Date('2026-11-17T10:00:00Z');

test.each<[string, Partial<Standing>, string[]]>([
  ['nobody special', {}, []],
  ['who was stopped', { stoppedAt: at }, ['Stopped']],
  ['who wants to leave', { closingAskedAt: at }, ['Wants to close the account']],
  ['who left', { closingAskedAt: at, closedAt: at }, ['Account closed']],
  ['an ambassador who is an influencer', { userType: 1, customerType: 10 }, ['Ambassador', 'Influencer']],
  ['a company', { businessState: 'approved', use1688Link: 0 }, ['Company', 'May not paste 1688 links']],
  ['one of us', { staffRole: 'buyer' }, ['Staff: buyer']],
])('%s', (_who, facts, words) => expect(flagsOf({ ...plain, ...facts }).map(({ text }) => text)).toEqual(words));
