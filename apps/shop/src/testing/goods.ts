import type { ProductCard } from '@sgb/contract/catalog.ts';

export const productIdOf = (place: number) => String(610_000_000_000 + place);

export const goodsOf = (...titles: string[]): Partial<ProductCard>[] =>
  titles.map((title, place) => ({ id: productIdOf(place), title, priceCents: 10_000 + place, unit: 10, minOrder: 1 }));

/** As many goods as a page of a list has; their titles say which list it is. */
export function pageOf(title: string, total = 20): { items: Partial<ProductCard>[]; total: number; pages: number } {
  const items = goodsOf(...Array.from({ length: Math.min(total, 20) }, (_, place) => `${title} ${place + 1}`));
  return { items, total, pages: Math.max(1, Math.ceil(total / 20)) };
}
