import type { LoginInfo } from '@sgb/contract/identity.ts';
import type { UserInfo } from '@sgb/contract/profile.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { forgetKept } from './kept.ts';

/** The client state of the product document, section 3: all empty at start, each settable and clearable. */
export interface Slots {
  readonly searchHistoryList: readonly string[] | null;
  /** What was chosen at a checkout that is not placed yet; whoever reads it checks it. */
  readonly checkoutInfo: unknown;
  /** Why the last checkout was refused. */
  readonly checkoutErrorInfo: { readonly market: number; readonly message: string } | null;
  /** The company of a business account. */
  readonly businessInfo: UserInfo['company'] | null;
  /** Where the visitor came from, as an advert or a partner names it. */
  readonly regfrom: string | null;
  readonly userInfo: UserInfo | null;
  readonly combineProductList: unknown;
  readonly referValue: string | null;
  readonly originUrl: string | null;
  readonly refSpm: string | null;
  /** The last one that an address had, and when that was. */
  readonly inviteCode: { readonly code: string; readonly at: number } | null;
  readonly loginInfoCustomer: LoginInfo | null;
  readonly cartCount: number | null;
}

const empty: Slots = {
  searchHistoryList: null,
  checkoutInfo: null,
  checkoutErrorInfo: null,
  businessInfo: null,
  regfrom: null,
  userInfo: null,
  combineProductList: null,
  referValue: null,
  originUrl: null,
  refSpm: null,
  inviteCode: null,
  loginInfoCustomer: null,
  cartCount: null,
};

/**
 * Kept in the browser's local storage. It is read after hydration (`slots.persist.rehydrate()`), because the server
 * cannot know it and both must render the same first.
 */
export const useSlots = create<Slots>()(
  persist(() => empty, {
    name: 'sgb-slots',
    storage: createJSONStorage(() => localStorage),
    skipHydration: true,
  }),
);

export function setSlot<Name extends keyof Slots>(name: Name, value: Slots[Name]): void {
  useSlots.setState({ [name]: value });
}

/** The slots as they were stored, also where the page has not come to read them yet. */
export function readSlots(): Slots {
  // Local storage answers at once.
  if (!useSlots.persist.hasHydrated()) void useSlots.persist.rehydrate();
  return useSlots.getState();
}

/** Once what was stored has been read, which would replace it otherwise. Returns how to call it off. */
export function whenSlotsRead(work: () => void): () => void {
  if (!useSlots.persist.hasHydrated()) return useSlots.persist.onFinishHydration(work);
  work();
  return () => {};
}

/** The account as its owner sees it, for the pages that fill forms with it. */
export function keepUser(info: UserInfo): void {
  setSlot('userInfo', info);
  setSlot('businessInfo', info.company);
}

/** Everything that this browser stored, not only the slots, but for what is named. */
export function clearStored(keep: readonly string[] = []): void {
  const kept = keep.map((name) => [name, localStorage.getItem(name)] as const);
  clearAllSlots();
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, value] of kept) if (value !== null) localStorage.setItem(name, value);
}

/** Nothing of the shopper stays in this browser. */
export function clearAllSlots(): void {
  forgetKept();
  useSlots.setState(empty, true);
}
