/** What holds for a keyword on both sides. Apart from the calls, so that the search bar brings no schema along. */

const maxLength = 50;

/** The product document's words, which shoppers read as they are. */
export const keywordTooLong = "keyword length can't exceed 50";

/** Counted in characters as people see them, so that an emoji or a Chinese sign is one. */
export function isTooLong(keyword: string): boolean {
  return [...keyword].length > maxLength;
}
