import type { CallName } from '@sgb/contract/client.ts';
import { dayMs } from '@sgb/contract/time.ts';
import { waitingPlace } from '../session/places.ts';

/** A wish that could not leave: it goes out with its key when the line is back. */
export interface Waiting {
  readonly name: CallName;
  readonly input: { readonly key: string } & Readonly<Record<string, unknown>>;
  readonly userId: number;
  readonly at: number;
}

export type WaitingStore = Pick<Storage, 'getItem' | 'setItem'>;

/** What may go out later by itself: nothing that costs money, and nothing that leads on to paying. */
export function mayWait(name: CallName, wish: object): boolean {
  return name === 'POST /api/cart/add' && !('buynow' in wish && wish.buynow);
}

/** What waits for this account, the oldest first. A day later nobody expects it any more. */
export function waitingOf(userId: number, now: number, store: WaitingStore = localStorage): Waiting[] {
  try {
    const all = JSON.parse(store.getItem(waitingPlace) ?? '[]') as Waiting[];
    return all.filter((one) => one.userId === userId && now - one.at < dayMs);
  } catch {
    return [];
  }
}

/** Says whether it could be kept. What belongs to somebody else, or is too old, goes. */
export function keepWaiting(wish: Waiting, store: WaitingStore = localStorage): boolean {
  try {
    store.setItem(waitingPlace, JSON.stringify([...waitingOf(wish.userId, wish.at, store), wish]));
    return true;
  } catch {
    return false;
  }
}

/** It was answered, one way or the other. */
export function noLongerWaiting({ userId, input }: Waiting, now: number, store: WaitingStore = localStorage): void {
  const left = waitingOf(userId, now, store).filter((one) => one.input.key !== input.key);
  store.setItem(waitingPlace, JSON.stringify(left));
}
