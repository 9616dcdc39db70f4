import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { WebhookRefused } from './gateway.ts';

/** How carriers and we sign what we send one another: docs/carrier-protocol.md. */

export const signatureHeaders = {
  key: 'x-carrier-key',
  time: 'x-carrier-time',
  signature: 'x-carrier-signature',
} as const;

/** How far the clocks of sender and receiver may be apart. */
const windowSeconds = 300;

/** `subject`: 'POST /v1/shipments' for a request, the HTTP status for an answer, 'webhook' for what is sent to us. */
export function signatureOf(secret: string, subject: string, time: string, body: string | Buffer): string {
  const digest = createHash('sha256').update(body).digest('hex');
  return `v1=${createHmac('sha256', secret).update(`${subject}\n${time}\n${digest}`).digest('hex')}`;
}

export function isSignature(given: string, right: string): boolean {
  const [left, other] = [Buffer.from(given), Buffer.from(right)];
  return left.length === other.length && timingSafeEqual(left, other);
}

export const timeOf = (at: Date): string => String(Math.floor(at.getTime() / 1000));

function isFresh(time: string, at: Date): boolean {
  return /^\d{1,12}$/.test(time) && Math.abs(at.getTime() / 1000 - Number(time)) <= windowSeconds;
}

/** Throws unless it was signed with our secret, and not long ago. */
export function checkWebhook(secret: string, raw: Buffer, headers: IncomingHttpHeaders, at: Date): void {
  const [time, given] = [headers[signatureHeaders.time], headers[signatureHeaders.signature]];
  if (typeof time !== 'string' || typeof given !== 'string') {
    throw new WebhookRefused('malformed', 'the time or the signature is missing');
  }
  if (!isSignature(given, signatureOf(secret, 'webhook', time, raw))) {
    throw new WebhookRefused('signature', 'the signature is not right');
  }
  if (!isFresh(time, at)) throw new WebhookRefused('stale', 'it was signed too long ago');
}
