import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const groups = (part: string) => (part === '' ? [] : part.split(':'));

/** One customer of a provider: an IPv4 address, or the network of one line, which has as many addresses of IPv6 as it likes. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.split('::');
  const first = groups(head);
  const last = tail === undefined ? [] : groups(tail);
  const whole = [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  const line = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${line.join(':')}::/64`;
}

/**
 * Who asks, as far as their browser says: a session, or the browser's own number. Anybody can make up as many as they like,
 * so it only tells neighbours apart who share an address; the address itself has a limit as well.
 */
export function visitorKey({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): string | null {
  const { ticket } = query as { ticket?: unknown };
  if (typeof ticket === 'string' && ticket !== '') return `ticket ${hash('sha256', ticket, 'base64url')}`;
  const number = /(?:^|; )visitorid=([0-9a-f]{32})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return number ? `visitor ${number}` : null;
}
