import { mostOfLine, mostSkusAtOnce } from '@sgb/contract/cart-rules.ts';

/** What somebody wants to put into the cart. */
export interface CartWish {
  readonly skus: readonly { readonly skuid: string; readonly quantity: number }[];
  readonly buyNow: boolean;
}

/** A guest's wish travels with the address through the login, which forgets everything else. */
const names = { add: 'addcart', buy: 'buynow' } as const;

interface Place {
  readonly pathname: string;
  readonly search: string;
}

export function withWish({ pathname, search }: Place, { skus, buyNow }: CartWish): Place {
  const query = new URLSearchParams(search);
  query.set(buyNow ? names.buy : names.add, skus.map(({ skuid, quantity }) => `${skuid}:${quantity}`).join());
  return { pathname, search: `?${query}` };
}

/** The wish in an address; anybody can write an address, so what makes no sense is none. */
export function wishIn(search: string): CartWish | null {
  const query = new URLSearchParams(search);
  const buyNow = query.has(names.buy);
  const text = query.get(buyNow ? names.buy : names.add) ?? '';
  if (!/^[1-9]\d{0,15}:[1-9]\d{0,3}(,[1-9]\d{0,15}:[1-9]\d{0,3})*$/.test(text)) return null;
  const skus = text.split(',').map((entry) => {
    const [skuid = '', quantity = ''] = entry.split(':');
    return { skuid, quantity: Math.min(Number(quantity), mostOfLine) };
  });
  return skus.length <= mostSkusAtOnce ? { skus, buyNow } : null;
}

/** The address without its wish. */
export function withoutWish(href: string): string {
  const address = new URL(href);
  for (const name of Object.values(names)) address.searchParams.delete(name);
  return address.href;
}
