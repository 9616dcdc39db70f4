import { type CountryId, southAfrica } from '@sgb/contract/countries.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** What this browser remembers for its shopper's convenience; not part of the product document's slots. */
interface Kept {
  /** Product numbers, the last one looked at first. */
  readonly recent: readonly string[];
  /** Where landed costs are worked out for. */
  readonly countryId: CountryId;
  /** What recharges were made for, the last one first. */
  readonly returns?: readonly { readonly number: string; readonly path: string }[];
}

const empty: Kept = { recent: [], countryId: southAfrica };
const mostRecent = 20;

/** Read after hydration, like the slots: the server cannot know it. */
export const useKept = create<Kept>()(
  persist(() => empty, {
    name: 'sgb-kept',
    storage: createJSONStorage(() => localStorage),
    skipHydration: true,
  }),
);

export function withViewed(recent: readonly string[], productId: string): string[] {
  return [productId, ...recent.filter((id) => id !== productId)].slice(0, mostRecent);
}

/** Waits until the browser's own list has been read, which it would replace otherwise. Returns how to call it off. */
export function keepViewed(productId: string): () => void {
  const keep = () => useKept.setState(({ recent }) => ({ recent: withViewed(recent, productId) }));
  if (!useKept.persist.hasHydrated()) return useKept.persist.onFinishHydration(keep);
  keep();
  return () => {};
}

export function forgetViewed(): void {
  useKept.setState({ recent: [] });
}

export function chooseCountry(countryId: CountryId): void {
  useKept.setState({ countryId });
}

export function forgetKept(): void {
  useKept.setState(empty, true);
}
