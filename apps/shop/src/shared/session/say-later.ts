import { notify } from '@sgb/ui/notify.ts';

const key = 'sgb-say';

/** Says something on the page that is loaded next: the one that has it to say is about to leave. */
export function sayOnNextPage(words: string): void {
  sessionStorage.setItem(key, words);
}

export function sayWhatWasKept(): void {
  const words = sessionStorage.getItem(key);
  if (!words) return;
  sessionStorage.removeItem(key);
  notify('good', words);
}
