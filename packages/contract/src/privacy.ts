import { endpoint } from './endpoint.ts';
import { unfinishedKinds } from './privacy-words.ts';
import * as z from './zod.ts';

const moment = z.iso.datetime();
const passwordAlone = z.strictObject({ password: z.string().min(1, { error: 'Enter your password.' }).max(200) });

const state = z.object({
  /** Null while the account stays. */
  askedAt: moment.nullable(),
  /** When it is closed, or would be if it were asked for now. */
  closesAt: moment,
  /** What has to end before: a count, or cents for money. */
  unfinished: z.array(z.object({ what: z.literal(unfinishedKinds), count: z.int() })),
  /** What is lost with the account. */
  bonusCents: z.int(),
  coins: z.int(),
});
export type ClosingState = z.output<typeof state>;

export const closingState = endpoint({
  method: 'GET',
  path: '/api/user/closing',
  summary: 'Whether the account is being closed, when, and what has to end before',
  auth: 'shopper',
  limit: 'browse',
  queries: 24,
  input: z.strictObject({}),
  output: state,
});

export const closeAccountInput = passwordAlone.extend({
  /** Says that one has read what is lost. */
  confirm: z.literal(true, { error: 'Please tick that you have read this.' }),
});

export const closeAccount = endpoint({
  method: 'POST',
  path: '/api/user/closeaccount',
  summary: 'Ask for the account to be closed; until the day comes one may change one’s mind',
  auth: 'shopper',
  limit: 'guess',
  queries: 40,
  input: closeAccountInput,
  output: state,
});

export const keepAccount = endpoint({
  method: 'POST',
  path: '/api/user/keepaccount',
  summary: 'Keep an account that was to be closed',
  auth: 'shopper',
  limit: 'browse',
  queries: 40,
  input: z.strictObject({}),
  output: state,
});

export const ownDataInput = passwordAlone;

export const ownData = endpoint({
  method: 'POST',
  path: '/api/user/owndata',
  summary: 'A copy of everything that is kept about the person; needs the password',
  auth: 'shopper',
  limit: 'guess',
  queries: 105,
  input: ownDataInput,
  output: z.object({
    madeAt: moment,
    /** What it is, and its rows; of more than 10,000 rows the first. */
    parts: z.array(z.object({ title: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
  }),
});
