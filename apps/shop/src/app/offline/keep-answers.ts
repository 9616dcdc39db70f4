import { firstCodes } from '@sgb/contract/first-codes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { addressOf, cacheNameOf, keptCalls } from '../../shared/offline/answers.ts';
import { forgetAnswers } from '../../shared/offline/forget.ts';

const most = 60;

/** Keeps what the page knows of one's orders and parcels, for the service worker to answer with when there is no line. */
export async function keepAnswers(queryClient: QueryClient, readTicket: () => string | undefined): Promise<void> {
  const ticket = readTicket();
  const cacheName = ticket && (await cacheNameOf(ticket));
  // Somebody else was here before.
  await forgetAnswers(cacheName);
  // Who only looks as somebody else leaves nothing of them in this browser.
  if (!cacheName || ticket?.startsWith('see-')) return;
  const kept = new Map<string, number>();

  async function keep([name, input]: readonly unknown[], data: unknown, at: number): Promise<void> {
    if (typeof name !== 'string' || !keptCalls.has(name) || data === undefined) return;
    const address = addressOf(name.slice('GET '.length), Object.entries(input ?? {}));
    if (kept.get(address) === at || readTicket() !== ticket) return;
    kept.set(address, at);
    const cache = await caches.open(cacheName as string);
    const { status, message } = firstCodes.ok;
    await cache.put(address, Response.json({ status, message, data }));
    const addresses = await cache.keys();
    await Promise.all(addresses.slice(0, -most).map((old) => cache.delete(old)));
    // The session may have ended while this was written.
    if (readTicket() !== ticket) await caches.delete(cacheName as string);
  }

  const cache = queryClient.getQueryCache();
  for (const { queryKey, state } of cache.getAll()) await keep(queryKey, state.data, state.dataUpdatedAt);
  cache.subscribe(({ query: { queryKey, state } }) => void keep(queryKey, state.data, state.dataUpdatedAt));
}
