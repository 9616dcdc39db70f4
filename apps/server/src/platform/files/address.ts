import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '@sgb/contract/time.ts';

/** An address is good for 10 to 20 minutes. Its end moves in steps, so that a browser that asks again finds its own copy. */
const step = 10 * minuteMs;

/** Who was given an address that is not for the file's owner, and what for: 'case 17'. */
export interface Look {
  readonly by: number;
  readonly about: string;
}

const wordsOf = (look: Look | undefined) => (look ? ` ${look.by} ${look.about}` : '');

function signatureOf(secret: Buffer, id: string, ends: number, look: Look | undefined): Buffer {
  return createHmac('sha256', secret)
    .update(`file ${id} ${ends}${wordsOf(look)}`)
    .digest();
}

/** An address that shows one private file to whoever holds it, for a short while; the ticket is never part of it. */
export function signedQuery(secret: Buffer, id: string, now: Date, look?: Look): string {
  const ends = (Math.floor(now.getTime() / step) + 2) * step;
  const sign = signatureOf(secret, id, ends, look).toString('base64url');
  const query = new URLSearchParams({ until: String(ends), sign });
  if (look) for (const [name, value] of Object.entries(look)) query.set(name, String(value));
  return query.toString();
}

type Query = Readonly<Record<string, unknown>>;

/** Whom the address was given to; undefined: the owner, or whoever a module lets see it. */
export function lookIn({ by, about }: Query): Look | undefined {
  return typeof by === 'string' && /^\d{1,10}$/.test(by) && typeof about === 'string'
    ? { by: Number(by), about }
    : undefined;
}

export function isSigned(secret: Buffer, id: string, query: Query, now: Date): boolean {
  const { until, sign } = query;
  if (typeof until !== 'string' || typeof sign !== 'string' || !/^\d{1,15}$/.test(until)) return false;
  if (Number(until) <= now.getTime()) return false;
  const given = Buffer.from(sign, 'base64url');
  const right = signatureOf(secret, id, Number(until), lookIn(query));
  return given.length === right.length && timingSafeEqual(given, right);
}
