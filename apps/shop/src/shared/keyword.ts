import { isTooLong, keywordTooLong } from '@sgb/contract/keyword.ts';

const maxHistory = 10;

export type CheckedKeyword = { readonly keyword: string } | { readonly error: string };

/** What to search for, why not, or null when there is nothing to search for. */
export function checkKeyword(typed: string): CheckedKeyword | null {
  const keyword = typed.trim();
  if (!keyword) return null;
  return isTooLong(keyword) ? { error: keywordTooLong } : { keyword };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Newest first, none twice. */
export function remember(history: readonly string[], keyword: string): readonly string[] {
  return [keyword, ...forget(history, keyword)].slice(0, maxHistory);
}

export function forget(history: readonly string[], keyword: string): readonly string[] {
  return history.filter((entry) => !isSame(entry, keyword));
}

export function searchHref(keyword: string): string {
  return `/shoppingmall/categoryproduct?${new URLSearchParams({ keyword })}`;
}
