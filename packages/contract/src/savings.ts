import { endpoint } from './endpoint.ts';
import { cents, whole } from './fields.ts';
import { jarNameMax, savingKinds } from './saving-kinds.ts';
import { wishKey } from './transfers.ts';
import * as z from './zod.ts';

const sums = {
  saved: z.record(z.literal([...savingKinds]), cents),
  savedCents: cents,
  /** What was paid for membership. */
  paidCents: cents,
};

export const getSaving = endpoint({
  method: 'GET',
  path: '/api/user/saving',
  summary: 'What membership, coupons, S Coin and shipping together saved: the last twelve months, and all time',
  auth: 'shopper',
  limit: 'browse',
  queries: 8,
  input: z.strictObject({}),
  output: z.object({
    /** The oldest first; months without anything are there, too. */
    months: z.array(z.object({ month: z.string(), ...sums })),
    lifetime: z.object(sums),
  }),
});
export type Saving = z.output<typeof getSaving.output>;

const jar = z.object({ id: z.int(), name: z.string(), targetCents: cents, heldCents: cents });
export type Jar = z.output<typeof jar>;

const state = z.object({ jar: jar.nullable(), availableCents: cents, minCents: cents, maxTargetCents: cents });
const jarId = whole(1, 2_147_483_647);
const amountCents = whole(1, 2_000_000_000);
const moving = { auth: 'shopper', limit: 'lookup', queries: 20 } as const;

export const getJar = endpoint({
  method: 'GET',
  path: '/api/user/jar',
  summary: 'The goal jar of the account, and what could be put into it',
  auth: 'shopper',
  limit: 'browse',
  queries: 6,
  input: z.strictObject({}),
  output: state,
});
export type JarState = z.output<typeof getJar.output>;

export const saveJar = endpoint({
  ...moving,
  method: 'POST',
  path: '/api/user/jar/save',
  summary: 'Begin a goal jar, or give the one that is there another name or goal',
  input: z.strictObject({
    name: z
      .string()
      .trim()
      .min(1, { error: 'Give your goal a name.' })
      .max(jarNameMax, { error: `Use at most ${jarNameMax} characters.` }),
    targetCents: amountCents,
  }),
  output: state,
});

export const moveJar = endpoint({
  ...moving,
  method: 'POST',
  path: '/api/user/jar/move',
  summary: 'Put available money into the goal jar or take it out, at once; the same key is the same move',
  input: z.strictObject({
    id: jarId,
    way: z.literal(['in', 'out'], { error: 'must be in or out' }),
    amountCents,
    key: wishKey,
  }),
  output: state,
});

export const closeJar = endpoint({
  ...moving,
  method: 'POST',
  path: '/api/user/jar/close',
  summary: 'Close the goal jar: all that is in it is available again',
  input: z.strictObject({ id: jarId }),
  output: z.object({ movedCents: cents }),
});
