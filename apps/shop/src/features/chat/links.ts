/** A talk, or the list of talks. */
export function talkHref(conversation: number, page = 1): string {
  const query = new URLSearchParams();
  if (conversation > 0) query.set('conversation', String(conversation));
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/contact/chat?${text}` : '/contact/chat';
}

/** The talk with one's own contact, for somebody who has other talks as well. */
export const ownTalkHref = '/contact/chat?own=1';

/** A whole number of an address, or 0. */
export function numberIn(search: URLSearchParams, name: string): number {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}
