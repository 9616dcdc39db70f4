import { dayMs } from '@sgb/contract/time.ts';
import type { NewFavourite } from '@sgb/server/modules/goods/favourites/seed.ts';
import { makeProduct, worldDay } from './catalogue/product.ts';
import { dice } from './dice.ts';

/** How many favourites the people of the demo have; the others start with none. */
const counts: Readonly<Record<string, number>> = {
  demo_shopper: 27,
  demo_vip: 8,
  demo_ambassador: 12,
  demo_business: 5,
};

export const savers = Object.keys(counts);

/** What it cost when it was saved, in percent of today: some became cheaper, some dearer, most stayed. */
const pricesThen = [100, 100, 112, 100, 100, 96, 128, 100];

/** A listing that its supplier took down: no product of the catalogue has this number. */
const goneId = 609_999_999_999;

function favourite(accountId: number, index: number, place: number): NewFavourite {
  const product = makeProduct(index);
  const percent = pricesThen[place % pricesThen.length] ?? 100;
  return {
    accountId,
    productId: product.id,
    title: product.title,
    picture: product.pictures[0] ?? '',
    // The demo's exchange rate is 2.60.
    priceCents: Math.round((Math.round(product.priceFen * 2.6) * percent) / 100),
    savedAt: new Date(worldDay - place * 1.5 * dayMs),
  };
}

export function makeFavourites(
  people: readonly { readonly id: number; readonly username: string }[],
  products: number,
): NewFavourite[] {
  return people.flatMap(({ id, username }) => {
    const count = Math.min(counts[username] ?? 0, products);
    if (count === 0) return [];
    const start = dice(`favourites ${username}`).below(products);
    const all = Array.from({ length: count }, (_, place) => favourite(id, (start + place * 7) % products, place));
    const unique = [...new Map(all.map((row) => [row.productId, row])).values()];
    const [first, second, ...rest] = unique;
    if (!first || !second) return unique;
    return [first, { ...second, productId: goneId }, ...rest];
  });
}
