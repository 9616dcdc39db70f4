import type { CallName } from '@sgb/contract/client.ts';
import { dayMs } from '@sgb/contract/time.ts';

/** Something that was done with a thing in hand: kept on the device until the shop has answered. */
export interface Act {
  /** The same for the same thing done again, which takes its place. */
  readonly key: string;
  /** Who did it: nobody else sends it. */
  readonly who: string;
  readonly call: CallName;
  readonly input: Readonly<Record<string, unknown>>;
  /** Pictures that go before it; the field of the input that names them. */
  readonly photos: { readonly field: 'photo' | 'photos'; readonly files: readonly Blob[] } | null;
  /** What it was, for whoever looks at the list. */
  readonly words: string;
  readonly at: number;
  /** What the shop said against it; '' while it waits. */
  readonly refused: string;
}

export interface ActStore {
  all(): Promise<Act[]>;
  put(act: Act): Promise<void>;
  remove(key: string): Promise<void>;
}

/** What could not be sent for so long is looked at and done anew. */
const longestMs = 7 * dayMs;

/** What waits or was refused, of one person, the oldest first. */
export async function actsOf(store: ActStore, who: string, now: number): Promise<Act[]> {
  const all = await store.all();
  return all.filter((act) => act.who === who && now - act.at < longestMs).toSorted((one, other) => one.at - other.at);
}

/** '' for done, words for a refusal, null where there is no line. */
export type Answer = string | null;

/**
 * Sends what waits, one after the other and each until it is answered: the calls of the floor are the same when they are
 * sent twice, so that a lost answer does no harm. Without a line the rest waits.
 */
export async function sendActs(
  store: ActStore,
  who: string,
  send: (act: Act) => Promise<Answer>,
  now: () => number,
): Promise<{ readonly offline: boolean; readonly done: readonly Act[] }> {
  const done: Act[] = [];
  for (const act of await actsOf(store, who, now())) {
    if (act.refused !== '') continue;
    const answer = await send(act);
    if (answer === null) return { offline: true, done };
    if (answer === '') {
      await store.remove(act.key);
      done.push(act);
    } else await store.put({ ...act, refused: answer });
  }
  return { offline: false, done };
}
