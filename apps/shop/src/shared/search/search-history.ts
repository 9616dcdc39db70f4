import { setSlot, useSlots } from '../session/slots.ts';
import { forget, remember } from './keyword.ts';

const none: readonly string[] = [];

/** What was searched for on this device, newest first. */
export function useSearchHistory(): readonly string[] {
  return useSlots((slots) => slots.searchHistoryList) ?? none;
}

function change(next: (history: readonly string[]) => readonly string[]): void {
  setSlot('searchHistoryList', next(useSlots.getState().searchHistoryList ?? none));
}

export function rememberSearch(keyword: string): void {
  change((history) => remember(history, keyword));
}

export function forgetSearch(keyword: string): void {
  change((history) => forget(history, keyword));
}

export function forgetAllSearches(): void {
  change(() => none);
}
