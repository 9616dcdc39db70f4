import type { QueryClient } from '@tanstack/react-query';
import { forgetAnswers } from '../../shared/offline/forget.ts';
import { readTicket } from '../../shared/session/session.ts';
import { showLine } from './bar.ts';

const againMs = 30_000;

/** Files that were loaded before the service worker was there; they come from the browser's own cache, not over the line. */
async function keepFiles(): Promise<void> {
  await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/shop/assets/'),
  );
  await Promise.all(files.map(async ({ href }) => (await caches.match(href)) ?? fetch(href)));
}

/** Sends what could not leave, now and whenever there is a line again. */
async function sendWhenPossible(queryClient: QueryClient): Promise<void> {
  const { sendWaiting } = await import('./send-waiting.ts');
  const send = () => void sendWaiting(queryClient);
  addEventListener('online', send);
  setInterval(send, againMs);
  send();
}

/** Everything that is for a lost line. Loaded when the page has been there for a while. */
export async function startOffline(queryClient: QueryClient): Promise<void> {
  showLine();
  const loggedIn = readTicket() !== undefined;
  if (loggedIn) void sendWhenPossible(queryClient);
  // A page that came without encryption has none, and in development it would keep what has just been changed.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // Without a line there is nothing new, neither of it nor of what it would keep.
  if (!navigator.onLine) return;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const keep = loggedIn && (await import('./keep-answers.ts')).keepAnswers;
  await Promise.all([keep ? keep(queryClient, readTicket) : forgetAnswers(), keepFiles()]);
}
