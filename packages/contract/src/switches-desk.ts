import { endpoint } from './endpoint.ts';
import { oneOf } from './fields.ts';
import * as z from './zod.ts';

/** Parts of the shop that are on or off: settings that are yes or no, in words. */

const desk = { auth: 'staff', right: 'accounts', limit: 'browse' } as const;
const moment = z.iso.datetime({ error: 'must be a moment such as 2026-11-20T08:00:00Z' });

const held = z.object({
  on: z.boolean(),
  /** Since the first start: null. */
  from: z.string().nullable(),
  by: z.string(),
});

export const listSwitches = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/switch/list',
  summary: 'Every switch of the shop: what it does, whether it is on, since when, by whom, and what is planned',
  queries: 2,
  input: z.strictObject({}),
  output: z.object({
    items: z.array(
      held.extend({
        /** Its setting and the field of it: 'recharge.bonus.on'. */
        id: z.string(),
        setting: z.string(),
        title: z.string(),
        /** What happens while it is on, and while it is off. */
        whenOn: z.string(),
        whenOff: z.string(),
        /** It concerns money: two people. */
        money: z.boolean(),
        planned: z.object({ on: z.boolean(), from: z.string() }).nullable(),
        /** The newest row of its setting: whoever turns it says what they have seen. */
        seen: z.string(),
        history: z.array(held),
      }),
    ),
  }),
});

export const turnSwitch = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/switch/turn',
  summary: 'Turn a switch on or off from a moment on; one that concerns money waits for a second person',
  decides: 'company',
  queries: 14,
  input: z.strictObject({
    id: z.string().min(3).max(100),
    on: oneOf(0, 1),
    /** Left out or over: at once. */
    from: moment.optional(),
    reason: z.string().trim().min(5, { error: 'Say why.' }).max(200),
    seen: moment,
  }),
  output: z.object({ from: z.string() }),
});
