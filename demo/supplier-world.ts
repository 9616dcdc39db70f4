import type { DemoWorld } from '@sgb/server/adapters/supplier/demo.ts';
import type { Offer } from '@sgb/server/adapters/supplier/gateway.ts';
import { makeCategories } from './catalogue/categories.ts';
import { type ColourId, colours } from './catalogue/colours.ts';
import type { Kind } from './catalogue/kind.ts';
import { makeProduct } from './catalogue/product.ts';
import { round } from './catalogue/rounds.ts';
import { makeSupplier, supplierCount } from './catalogue/suppliers.ts';

/** The demo world as its suppliers see it: every product that could ever be made, not only those in the shop. */

const firstId = 610_000_000_000;
const idStep = 7_919;
export const worldSize = 10_000_000;
/** Supplier sites do not show more of a search than this. */
const mostFound = 2000;

const suppliers = new Map(
  Array.from({ length: supplierCount }, (_, index) => makeSupplier(index)).map((supplier) => [supplier.id, supplier]),
);

/** The supplier site's number of a category is its own, not ours. */
export const supplierCategoryOf = (categoryId: number) => 124_000_000 + categoryId;

function indexOf(id: string): number | null {
  const index = (Number(id) - firstId) / idStep;
  return Number.isInteger(index) && index >= 0 && index < worldSize ? index : null;
}

/** What its supplier does not sell any more, by number of the product. */
export const takenDown: ReadonlySet<number> = new Set([382]);

export const demoOfferId = (index: number) => String(firstId + index * idStep);

function offerAt(index: number): Offer {
  const product = makeProduct(index);
  const seller = suppliers.get(product.supplierId);
  if (!seller) throw new Error(`supplier ${product.supplierId} is not in the demo world`);
  return {
    id: String(product.id),
    seller: { ...seller, openId: String(seller.id) },
    categoryId: String(supplierCategoryOf(product.categoryId)),
    title: product.title,
    titleZh: product.titleZh,
    description: product.description,
    pictures: product.pictures,
    attributes: product.attributes,
    choices: product.choices,
    skus: product.skus.map(({ specId = '', ...sku }) => ({ ...sku, id: String(sku.id), specId })),
    priceBreaks: product.priceBreaks,
    quoteType: product.quoteType,
    unit: product.unit,
    minOrder: product.minOrder,
    batch: product.batch,
    mix: null,
    weight: { grams: product.weightGrams, source: index % 3 === 0 ? 'official' : 'merchant' },
    sizeMm: { length: product.lengthMm, width: product.widthMm, height: product.heightMm },
    onShelf: !takenDown.has(index),
    monthlySales: product.monthlySales,
    rating: product.supplierRating,
  };
}

const textOf = (kind: Kind) =>
  [kind.leaf, ...kind.titles, (kind.alsoCalled ?? []).join(' ')].flat().join(' ').toLowerCase();
/** Product number i is of the kind at this place of its round. */
const texts = round.map(({ kind }) => textOf(kind));

function search(keyword: string, offset: number, limit: number): { total: number; offers: Offer[] } {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const kinds = texts.flatMap((text, kind) => (words.every((word) => text.includes(word)) ? [kind] : []));
  if (kinds.length === 0 || words.length === 0) return { total: 0, offers: [] };
  const count = Math.max(0, Math.min(limit, mostFound - offset));
  const offers = Array.from({ length: count }, (_, place) => {
    const nth = offset + place;
    const kind = kinds[nth % kinds.length] ?? 0;
    return offerAt(kind + Math.floor(nth / kinds.length) * round.length);
  });
  return { total: mostFound, offers };
}

/** Sellers show their newest first; so many products of the world are looked at. */
const lookedAt = 12_000;

function ofSeller(openId: string, keyword: string, offset: number, limit: number) {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const found: number[] = [];
  for (let index = 0; index < lookedAt; index++) {
    const { supplierId, title } = makeProduct(index);
    const fits = String(supplierId) === openId && words.every((word) => title.toLowerCase().includes(word));
    if (fits) found.push(index);
  }
  return {
    total: found.length,
    offers: found
      .toReversed()
      .slice(offset, offset + limit)
      .map(offerAt),
  };
}

const categoriesById = new Map(makeCategories().map((row) => [supplierCategoryOf(row.id), row]));

function category(id: string) {
  const row = categoriesById.get(Number(id));
  if (!row) return null;
  const parentId = row.parentId == null ? null : String(supplierCategoryOf(row.parentId));
  return { id, name: row.name, nameZh: row.nameZh, parentId };
}

const palette = (Object.keys(colours) as ColourId[])
  .filter((id) => id !== 'multi' && id !== 'clear')
  .map((id) => ({ id, rgb: [1, 3, 5].map((at) => Number.parseInt(colours[id].hex.slice(at, at + 2), 16)) }));

/** The named colour nearest to the middle of a picture, where the thing is. */
async function colourOf(image: Buffer): Promise<ColourId> {
  // Loaded by the first who searches by picture: a server needs it for nothing else.
  const { default: sharp } = await import('sharp');
  const middle = await sharp(image)
    .resize(30, 30, { fit: 'cover' })
    .removeAlpha()
    .extract({ left: 10, top: 10, width: 10, height: 10 })
    .stats();
  const seen = middle.channels.map(({ mean }) => mean);
  const away = (rgb: readonly number[]) =>
    rgb.reduce((sum, part, at) => sum + (part - (seen[at] ?? seen[0] ?? 0)) ** 2, 0);
  const [nearest] = palette.toSorted((one, other) => away(one.rgb) - away(other.rgb));
  return nearest?.id ?? 'black';
}

async function searchByColour(image: Buffer, offset: number, limit: number): Promise<Offer[]> {
  const wanted = colours[await colourOf(image)].en;
  const found: Offer[] = [];
  for (let index = 0; found.length < offset + limit && index < 20_000; index++) {
    const offer = offerAt(index);
    if (offer.choices[0]?.values[0] === wanted) found.push(offer);
  }
  return found.slice(offset);
}

export function demoSupplierWorld(): DemoWorld {
  return {
    offer(id) {
      const index = indexOf(id);
      return index === null ? null : offerAt(index);
    },
    search,
    ofSeller,
    category,
    searchByColour,
    // qr.1688.com/s/demo{number of the product}
    shortLink(token) {
      const index = /^demo(\d{1,7})$/.exec(token)?.[1];
      return index !== undefined && Number(index) < worldSize ? demoOfferId(Number(index)) : null;
    },
  };
}
