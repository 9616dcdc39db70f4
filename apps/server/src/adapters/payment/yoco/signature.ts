import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { minuteMs } from '@sgb/contract/time.ts';
import { CallbackRefused } from '../gateway.ts';
import { sameText } from '../text.ts';

const oldestMs = 3 * minuteMs;

export function yocoSignature(secret: string, id: string, timestamp: string, raw: Buffer): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(raw).digest('base64');
}

function header(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  if (typeof value !== 'string' || value === '') throw new CallbackRefused('malformed', `${name} is missing`);
  return value;
}

/** Throws unless the webhook was signed with our secret, and not long ago. */
export function checkYoco(secret: string, raw: Buffer, headers: IncomingHttpHeaders, at: Date): void {
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  const right = yocoSignature(secret, id, timestamp, raw);
  // A secret that is being replaced signs beside the new one.
  const given = header(headers, 'webhook-signature').split(' ');
  const fits = given.filter((each) => each.startsWith('v1,') && sameText(each.slice(3), right));
  if (fits.length === 0) throw new CallbackRefused('signature', 'the signature is not right');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(at.getTime() - Number(timestamp) * 1000) > oldestMs) {
    throw new CallbackRefused('stale', 'it was signed too long ago');
  }
}
