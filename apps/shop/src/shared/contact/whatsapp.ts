import type { LoginInfo } from '@sgb/contract/identity.ts';

export const whatsAppNeedsLogin = 'Login to get your business consultant WhatsApp NO.';

/** A talk with one's own contact, or with the shop as long as there is none, that begins with who is speaking, and about what. */
export function whatsAppHref(
  { ambassadorcountrycode, ambassadorcellphone, username }: LoginInfo,
  shopNumber: string,
  about = '',
): string {
  const number = ambassadorcellphone ? `${ambassadorcountrycode}${ambassadorcellphone}` : shopNumber;
  return `https://wa.me/${number}?text=${encodeURIComponent(`Hello, I am ${username} at SGB. ${about && `It is about ${about}. `}`)}`;
}
