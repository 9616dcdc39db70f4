import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { NotTaken } from './book.ts';
import { simulatedCarrier } from './credentials.ts';

/** Written from docs/carrier-protocol.md and not from the shop's own client: what both agree on is what is written there. */
export function sign(secret: string, subject: string, time: number, body: string): Record<string, string> {
  const digest = createHash('sha256').update(body).digest('hex');
  const signature = createHmac('sha256', secret).update(`${subject}\n${time}\n${digest}`).digest('hex');
  return { 'x-carrier-time': String(time), 'x-carrier-signature': `v1=${signature}` };
}

/** Who may call: checked before any call is looked at. */
export function checkCaller({ headers, method, url }: IncomingMessage, body: string, now: Date): void {
  if (headers['x-carrier-key'] !== simulatedCarrier.keyId) throw new NotTaken(401, 'key', 'unknown key');
  const time = Number(headers['x-carrier-time']);
  if (!Number.isInteger(time)) throw new NotTaken(401, 'time', 'x-carrier-time is not in whole seconds');
  const given = String(headers['x-carrier-signature'] ?? '');
  const right = sign(simulatedCarrier.secret, `${method} ${url}`, time, body)['x-carrier-signature'] ?? '';
  if (given.length !== right.length || !timingSafeEqual(Buffer.from(given), Buffer.from(right))) {
    throw new NotTaken(401, 'signature', 'the signature is not right');
  }
  if (Math.abs(now.getTime() / 1000 - time) > 300) throw new NotTaken(401, 'stale', 'the time is too far off');
}
