import { ownPrefix } from './forget.ts';

/** What can be read without a line: who one is, one's orders, and one's parcels with their codes. */
export const keptCalls: ReadonlySet<string> = new Set([
  'GET /api/shoppingmall/info',
  'GET /api/user/logininfo',
  'GET /api/shoporder/list',
  'GET /api/shoporder/count',
  'GET /api/shoporder/detail',
  'GET /api/shoporder/logistics',
  'GET /api/shoporder/refundinfo',
  'GET /api/deliveryorder/list',
  'GET /api/deliveryorder/detail',
  'GET /api/deliveryorder/tracking',
]);

/** The cache of one session: who does not have its ticket finds nothing, and the ticket itself is written nowhere. */
export async function cacheNameOf(ticket: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ticket));
  return ownPrefix + [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address that an answer is kept under: its call and input, whatever their order, and never the ticket. */
export function addressOf(path: string, input: Iterable<readonly [string, unknown]>): string {
  const words = [...input]
    .filter(([name, value]) => name !== 'ticket' && value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(words);
  search.sort();
  return `${path}?${search}`;
}
