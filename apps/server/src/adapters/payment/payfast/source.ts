import { lookup } from 'node:dns/promises';
import { minuteMs } from '@sgb/contract/time.ts';
import type { Clock } from '../../../platform/clock.ts';

const hosts = ['www.payfast.co.za', 'sandbox.payfast.co.za', 'w1w.payfast.co.za', 'w2w.payfast.co.za'];
const keepMs = 10 * minuteMs;

export type Resolve = (host: string) => Promise<readonly string[]>;

const byName: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

const plain = (ip: string) => ip.replace(/^::ffff:/i, '');

/** Whether a request comes from PayFast: from an address that one of its names leads to. */
export function createSourceCheck(
  url: string,
  clock: Clock,
  resolve: Resolve = byName,
): (ip: string) => Promise<boolean> {
  const { hostname } = new URL(url);
  const names = hosts.includes(hostname) ? hosts : [hostname];
  let known: { readonly addresses: ReadonlySet<string>; readonly until: number } | undefined;

  async function addresses(): Promise<ReadonlySet<string>> {
    const now = clock.now().getTime();
    if (known && known.until > now) return known.addresses;
    const found = await Promise.allSettled(names.map(resolve));
    const all = new Set(found.flatMap((each) => (each.status === 'fulfilled' ? each.value.map(plain) : [])));
    // A name server that is away for a moment must not make us forget what we knew.
    if (all.size > 0) known = { addresses: all, until: now + keepMs };
    return known?.addresses ?? all;
  }

  return async (ip) => (await addresses()).has(plain(ip));
}
