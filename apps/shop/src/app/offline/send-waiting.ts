import { createClient, Refused } from '@sgb/contract/client.ts';
import { shopTime } from '@sgb/contract/time.ts';
import { notify } from '@sgb/ui/notify.ts';
import type { QueryClient } from '@tanstack/react-query';
import { changed } from '../../shared/api/changed.ts';
import { overNetwork } from '../../shared/api/network.ts';
import { noLongerWaiting, type Waiting, waitingOf } from '../../shared/offline/waiting.ts';
import { readTicket, readUserId } from '../../shared/session/session.ts';

/** Where the line is still lost, it goes on waiting, and the person is led nowhere. */
const api = createClient({ transport: overNetwork, ticket: readTicket, keyed: true, lostLineRetries: 0 });

const timeOf = ({ at }: Waiting) => shopTime(new Date(at)).slice(-5);

async function send(wish: Waiting): Promise<'sent' | 'refused' | 'lost'> {
  try {
    await api.call(wish.name, wish.input as never);
    notify('good', `Sent: what you put into your cart at ${timeOf(wish)}.`);
    return 'sent';
  } catch (error) {
    if (!(error instanceof Refused) || error.http >= 500 || error.http === 401) return 'lost';
    notify('warn', `What you put into your cart at ${timeOf(wish)} could not be added.`, {
      description: error.message,
      duration: 15_000,
    });
    return 'refused';
  }
}

async function sendAll(queryClient: QueryClient): Promise<void> {
  for (const wish of waitingOf(readUserId(), Date.now())) {
    const outcome = await send(wish);
    if (outcome === 'lost') return;
    noLongerWaiting(wish, Date.now());
    if (outcome === 'sent') await changed(queryClient, 'cart');
  }
}

/** Sends what waits, in its order. One tab does it: the key would keep it from happening twice, but it is told once, too. */
export async function sendWaiting(queryClient: QueryClient): Promise<void> {
  if (!readTicket() || waitingOf(readUserId(), Date.now()).length === 0) return;
  await navigator.locks.request('sgb-waiting', { ifAvailable: true }, async (lock) => {
    if (lock) await sendAll(queryClient);
  });
}
