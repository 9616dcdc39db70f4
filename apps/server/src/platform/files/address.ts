import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '@sgb/contract/time.ts';

/** An address is good for 10 to 20 minutes. Its end moves in steps, so that a browser that asks again finds its own copy. */
const step = 10 * minuteMs;

function signatureOf(secret: Buffer, id: string, ends: number): Buffer {
  return createHmac('sha256', secret).update(`file ${id} ${ends}`).digest();
}

/** An address that shows one private file to whoever holds it, for a short while; the ticket is never part of it. */
export function signedQuery(secret: Buffer, id: string, now: Date): string {
  const ends = (Math.floor(now.getTime() / step) + 2) * step;
  return `until=${ends}&sign=${signatureOf(secret, id, ends).toString('base64url')}`;
}

export function isSigned(secret: Buffer, id: string, query: Readonly<Record<string, unknown>>, now: Date): boolean {
  const { until, sign } = query;
  if (typeof until !== 'string' || typeof sign !== 'string' || !/^\d{1,15}$/.test(until)) return false;
  if (Number(until) <= now.getTime()) return false;
  const given = Buffer.from(sign, 'base64url');
  const right = signatureOf(secret, id, Number(until));
  return given.length === right.length && timingSafeEqual(given, right);
}
