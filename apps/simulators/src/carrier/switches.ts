import { z } from 'zod';

/** What can be made to go wrong, by flags at the start and by POST /control later. */
export const switchesShape = z.strictObject({
  /** Events are told, by webhook and in the feed, so many seconds after they happened. */
  lateSeconds: z.int().min(0).max(86_400).default(0),
  /** Parcels are lost: nothing is scanned any more. */
  lost: z.boolean().default(false),
  /** No webhook comes at all; the feed tells everything. */
  noWebhook: z.boolean().default(false),
  /** Every event is told twice, in the feed and by webhook. */
  duplicate: z.boolean().default(false),
  /** The feed and the webhooks tell the latest first. */
  outOfOrder: z.boolean().default(false),
  /** Answers and webhooks are signed with something else. */
  wrongSignature: z.boolean().default(false),
  /** Webhooks say that they were signed ten minutes ago, and are rightly signed. */
  stale: z.boolean().default(false),
  /** The carrier itself is broken: HTTP 500. */
  failing: z.boolean().default(false),
  /** Never answers, so that the caller's patience is tested. */
  silent: z.boolean().default(false),
  /** Does what it is asked and answers nothing: was it done or not? */
  mute: z.boolean().default(false),
  /** Answers that must not be believed, rightly signed: half a JSON, or the right JSON with the wrong things in it. */
  malformed: z.enum(['no', 'cut', 'shape']).default('no'),
  /** Every shipment goes a step along every so many seconds; 0: only when told to. */
  paceSeconds: z.number().min(0).max(86_400).default(0),
});

export type Switches = z.output<typeof switchesShape>;

export const allOff = (): Switches => switchesShape.parse({});
