import { isTooLong, keywordTooLong } from '@sgb/contract/keyword.ts';

const maxHistory = 10;

export type CheckedKeyword = { readonly keyword: string } | { readonly link: string } | { readonly error: string };

/** What to search for, a link to follow, why neither, or null when there is nothing to search for. */
export function checkKeyword(typed: string): CheckedKeyword | null {
  const keyword = typed.trim();
  if (!keyword) return null;
  if (isLink(keyword)) return { link: keyword };
  return isTooLong(keyword) ? { error: keywordTooLong } : { keyword };
}

/** A link, or the text that a shop's app puts around one when it is shared. Which links we know, the server says. */
export function isLink(text: string): boolean {
  return /https?:|\b(1688|taobao|tmall|weidian)\.com\/|\btb\.cn\//i.test(text);
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

/** Where the product document sends the one keyword that is not searched for. */
export const bigTreeHref = '/home/shopStore';

export function isBigTree(keyword: string): boolean {
  return isSame(keyword.trim().replace(/\s+/g, ' '), 'big tree');
}

/** What a search may be limited to. */
export interface SearchScope {
  readonly categoryId?: string;
  readonly sellerid?: string;
}

export function searchHref(keyword: string, scope: SearchScope = {}): string {
  if (isBigTree(keyword)) return bigTreeHref;
  return `/shoppingmall/categoryproduct?${new URLSearchParams({ keyword, ...scope })}`;
}
