import type { LoginInfo } from '@sgb/contract/identity.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { forgetKept } from './kept.ts';

/** The client state of the product document, section 3: all empty at start, each settable and clearable. */
export interface Slots {
  readonly searchHistoryList: readonly string[] | null;
  readonly checkoutInfo: unknown;
  readonly checkoutErrorInfo: unknown;
  readonly businessInfo: unknown;
  readonly regfrom: string | null;
  readonly userInfo: unknown;
  readonly combineProductList: unknown;
  readonly referValue: string | null;
  readonly originUrl: string | null;
  readonly refSpm: string | null;
  readonly inviteCode: string | null;
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

/** Nothing of the shopper stays in this browser. */
export function clearAllSlots(): void {
  forgetKept();
  useSlots.setState(empty, true);
}
