import { dayMs } from '@sgb/contract/time.ts';
import { wishesPlace } from '../session/places.ts';
import { newKey } from './new-key.ts';

/** A wish that was sent and not answered yet: the money may have moved, or not. */
interface Open {
  readonly key: string;
  readonly at: number;
  /** How often it went out. A second time means that the first was never answered. */
  readonly sent: number;
}

interface WishStore {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

const lifeMs = dayMs;

/** Short, and says neither whom nor how much to whoever looks into the browser's storage later. */
function digestOf(words: string): string {
  const part = (seed: number) => {
    let [high, low] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
    for (let i = 0; i < words.length; i++) {
      high = Math.imul(high ^ words.charCodeAt(i), 2654435761);
      low = Math.imul(low ^ words.charCodeAt(i), 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    return (low >>> 0).toString(36) + (high >>> 0).toString(36);
  };
  return part(1) + part(2);
}

/** The keys of wishes that nobody answered. They outlive the form, the page and the login, for a day. */
export function wishKeys(store: WishStore, now: () => number) {
  const memory = new Map<string, Open>();

  function load(): Map<string, Open> {
    try {
      const stored = JSON.parse(store.getItem(wishesPlace) ?? '[]') as [string, Open][];
      return new Map(stored.filter(([, { at }]) => now() - at < lifeMs));
    } catch {
      return new Map(memory);
    }
  }

  function save(open: Map<string, Open>): void {
    memory.clear();
    for (const [digest, wish] of open) memory.set(digest, wish);
    try {
      store.setItem(wishesPlace, JSON.stringify([...open]));
    } catch {
      // A browser that stores nothing: it holds as long as the page does.
    }
  }

  return {
    take(words: string): string {
      const open = load();
      const digest = digestOf(words);
      const wish = open.get(digest) ?? { key: newKey(), at: now(), sent: 0 };
      save(open.set(digest, wish));
      return wish.key;
    },
    /** Written down before the wish leaves, each time. */
    sending(words: string): void {
      const open = load();
      const digest = digestOf(words);
      const wish = open.get(digest);
      if (wish) save(open.set(digest, { ...wish, sent: wish.sent + 1 }));
    },
    /**
     * It was answered. A no ends the wish only if it was sent once: after a lost answer, 'wrong password' says nothing
     * about what the first one did.
     */
    answered(words: string, ended: boolean): void {
      const open = load();
      const digest = digestOf(words);
      if (!ended && (open.get(digest)?.sent ?? 0) > 1) return;
      open.delete(digest);
      save(open);
    },
  };
}
