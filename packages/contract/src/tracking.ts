import { endpoint } from './endpoint.ts';
import { oneOf, whole } from './fields.ts';
import * as z from './zod.ts';

/** One line of text without control characters: a null byte in one event would cost a whole bulk of them. */
function line(maxLength: number) {
  return z
    .string()
    .max(maxLength, { error: `must be at most ${maxLength} characters` })
    .regex(/^\P{Cc}*$/u, { error: 'must be one line of text' });
}

/** A place in the shop, 'sgb.home.hot-sale.3'. Foreign ones come in with links, so only the alphabet is ours. */
const spm = z.string().regex(/^[\w.~-]{1,80}$/, { error: 'must be a position such as sgb.home.hot-sale.3' });
const noSpm = z.literal('');

const address = line(600);

/** What is claimed here is counted, never trusted: who it was is decided by the ticket. */
const claimedUser = whole(0, 2_147_483_647).default(0);

const trackingEvent = z.strictObject({
  userid: claimedUser,
  /** The address of the page it happened on. */
  p: address,
  /** The document's spelling. */
  opeation: z.enum(['click', 'browse', 'exposure']),
  device: z.enum(['phone', 'tablet', 'desktop']),
  /** Where on the page. */
  spm,
  /** What was there: a product's number, a banner, a keyword. */
  spmvalue: line(200).default(''),
  /** The page before. */
  refer: address.default(''),
  /** The position that led to this page. */
  refspm: spm.or(noSpm).default(''),
});
export type TrackingEvent = z.output<typeof trackingEvent>;

/** A form can only send text. */
function fromText(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

const common = { auth: 'guest', limit: 'browse', queries: 2 } as const;
const noted = z.object({});

export const trackEvent = endpoint({
  ...common,
  method: 'POST',
  path: '/api/spm/event',
  summary: 'One click, or one page that was looked at',
  input: trackingEvent,
  output: noted,
});

export const logEvent = endpoint({
  ...common,
  method: 'GET',
  path: '/api/spm/log',
  summary: 'The same for whoever can only ask, such as a link in a mail',
  input: trackingEvent,
  output: noted,
});

export const trackExposure = endpoint({
  ...common,
  method: 'POST',
  path: '/api/spm/exposure',
  summary: 'A batch of things that came into view',
  input: z.strictObject({
    expdata: z.preprocess(fromText, z.array(trackingEvent).min(1).max(30)),
    refspm: spm.or(noSpm).default(''),
  }),
  output: noted,
});

export const trackFunnel = endpoint({
  ...common,
  method: 'POST',
  path: '/api/funnel/track',
  summary: 'A step on the way to buying; status 0 means: do not report it to the ad pixel',
  input: z.strictObject({
    eventtype: oneOf(0, 1, 4, 5, 6, 7, 8, 9),
    eventsourceurl: address,
    userid: claimedUser,
    anonymousid: z
      .string()
      .regex(/^[0-9a-f]{32}$/, { error: 'must be 32 hexadecimal digits' })
      .or(z.literal(''))
      .default(''),
  }),
  output: noted,
});
