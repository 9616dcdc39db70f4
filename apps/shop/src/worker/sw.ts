import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { addressOf, cacheNameOf, keptCalls } from '../shared/offline/answers.ts';

/** The shell and what it needs, put in by the build. */
declare const precached: PrecacheEntry[];
declare const self: typeof globalThis & { skipWaiting(): Promise<void>; __WB_DISABLE_DEV_LOGS: boolean };

const shell = '/shop/offline';
const dayS = 24 * 60 * 60;

/*
 * It answers with a page only where there is no line, and files have names that change with them: a new version may
 * take over at once, and none is ever stuck behind it.
 */
void self.skipWaiting();
clientsClaim();
preloadNavigations();

precacheAndRoute(precached);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/shop\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'sgb-files',
    plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * dayS })],
  }),
);

/** What the page kept of this session's answers; the page alone writes them, and takes them away at the logout. */
async function keptAnswer(url: URL): Promise<Response | undefined> {
  const ticket = url.searchParams.get('ticket');
  if (!ticket) return undefined;
  const cache = await caches.open(await cacheNameOf(ticket));
  return cache.match(addressOf(url.pathname, url.searchParams));
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && keptCalls.has(`GET ${url.pathname}`),
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await keptAnswer(url);
      if (kept) return kept;
      throw error;
    }
  },
);

const pages = new NetworkOnly({
  plugins: [{ handlerDidError: () => matchPrecache(shell) }],
});
registerRoute(new NavigationRoute(pages, { allowlist: [/^\/(shop(\/|$)|$)/] }));
