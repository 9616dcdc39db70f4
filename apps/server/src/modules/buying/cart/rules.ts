import { mostOfLine } from '@sgb/contract/cart-rules.ts';
import { type UnitCode, unitWord } from '@sgb/contract/catalogue.ts';
import type { CodeName } from '@sgb/contract/codes.ts';
import type { OfferedSku } from '../../goods/catalog/index.ts';
import { deadFault, isDead, type Mix, type Priced, type SeenPrice, seenNow } from './price-rules.ts';

/** A line of a cart with its goods as they are offered now. */
export interface Line extends OfferedSku {
  readonly id: number;
  readonly market: 0 | 1;
  readonly quantity: number;
  readonly ticked: boolean;
  readonly remark: string;
  readonly seen: SeenPrice;
}

/** What happens to a line; what is left out stays as it is. */
export interface Change {
  readonly id: number;
  readonly quantity?: number;
  readonly ticked?: boolean;
  readonly remark?: string;
  readonly skuId?: number;
  readonly seen?: SeenPrice;
  readonly removed?: boolean;
}

/** A change that cannot be made, in words for the shopper. */
export interface No {
  readonly no: Exclude<CodeName, 'ok'>;
  readonly message?: string;
  readonly data?: unknown;
}

export const isNo = (decision: object): decision is No => 'no' in decision;

export const gone: No = { no: 'notFound', message: 'That is no longer in your cart.' };

/** The cart after changes to lines that keep their goods. */
export function patched(lines: readonly Line[], changes: readonly Change[]): Line[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return lines.flatMap((line) => {
    const { removed, skuId: _, id: __, ...rest } = byId.get(line.id) ?? { id: 0 };
    return removed ? [] : [{ ...line, ...rest }];
  });
}

const counted = (quantity: number, unit: UnitCode) => `${quantity} ${unitWord(unit, quantity)}`;

interface Orderable {
  readonly unit: UnitCode;
  readonly batch: number;
  readonly minOrder: number;
  readonly stock: number;
  readonly mix?: Mix | null;
}

/** Why so many of a SKU cannot be ordered, when so many of the offer's other kinds are. */
export function quantityProblem(sku: Orderable, quantity: number, others: number): string | null {
  const { batch, minOrder, stock, unit } = sku;
  if (quantity % batch !== 0)
    return `Sold in batches of ${batch}: choose ${batch}, ${batch * 2}, ${batch * 3} and so on.`;
  if (quantity > mostOfLine) return `At most ${counted(mostOfLine, unit)} fit into one line.`;
  if (quantity > stock) return `Only ${counted(Math.floor(stock / batch) * batch, unit)} can be had.`;
  // What its seller sells mixed may be less: the other goods of the cart decide, and it says so there.
  if (quantity + others < minOrder && !sku.mix) {
    return `The smallest order is ${counted(minOrder, unit)}, mixed as you like: add ${minOrder - quantity - others} more.`;
  }
  return null;
}

function othersOf(lines: readonly Line[], line: Pick<Line, 'productId' | 'skuId'>): number {
  return lines
    .filter((other) => other.productId === line.productId && other.skuId !== line.skuId && !isDead(other))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A SKU of the product that somebody wants, how many of it are in the cart already, and by which wish. */
export interface AddableSku
  extends Pick<
      OfferedSku,
      | 'skuId'
      | 'productId'
      | 'categoryId'
      | 'title'
      | 'titleZh'
      | 'options'
      | 'skuFen'
      | 'stock'
      | 'quoteType'
      | 'priceBreaks'
      | 'unit'
      | 'minOrder'
      | 'batch'
      | 'onShelf'
    >,
    Partial<Pick<OfferedSku, 'randCents' | 'sellerAccount' | 'mix'>> {
  readonly inCart: number;
  readonly addedKey: string | null;
}

export interface Wanted {
  readonly skuId: number;
  readonly quantity: number;
}

export interface NewLine {
  readonly sku: AddableSku;
  /** To be put in, and in all with what is there. */
  readonly wanted: number;
  readonly quantity: number;
  /** More than this the line may not come to, whoever adds to it meanwhile. */
  readonly most: number;
}

export interface AddFacts {
  /** Undefined: we do not have this product. */
  readonly offer: { readonly onShelf: boolean } | undefined;
  /** Of the SKUs of the product those that are wanted or in the cart. */
  readonly skus: readonly AddableSku[];
  /** Lines of the cart that they go to. */
  readonly lines: number;
  readonly limit: number;
  /** Just these are to be bought, in just these quantities. */
  readonly buyNow: boolean;
}

const nameOf = ({ options, title }: Pick<OfferedSku, 'options' | 'title'>) => options.join(', ') || title;

/** What an addition makes of the cart. */
export function decideAdd(wanted: readonly Wanted[], { offer, skus, lines, limit, buyNow }: AddFacts): NewLine[] | No {
  if (!offer) return { no: 'notFound', message: 'This product is not in our shop.' };
  if (!offer.onShelf) return { no: 'offShelf' };
  const byId = new Map(skus.map((sku) => [sku.skuId, sku]));
  const put = wanted.flatMap(({ skuId, quantity }): NewLine[] => {
    const sku = byId.get(skuId);
    if (!sku) return [];
    const most = Math.min(sku.stock, mostOfLine);
    return [{ sku, wanted: quantity, quantity: buyNow ? quantity : sku.inCart + quantity, most }];
  });
  if (put.length < wanted.length || new Set(wanted.map(({ skuId }) => skuId)).size < wanted.length) {
    return { no: 'badInput', message: 'skus: must be SKUs of this product, each once', data: { field: 'skus' } };
  }
  const touched = new Set(put.map(({ sku }) => sku.skuId));
  const untouched = buyNow ? [] : skus.filter((sku) => !touched.has(sku.skuId) && deadFault(sku) === null);
  const total = [...put, ...untouched.map((sku) => ({ quantity: sku.inCart }))].reduce((sum, l) => sum + l.quantity, 0);
  for (const { sku, quantity } of put) {
    const data = { skuid: String(sku.skuId) };
    if (deadFault(sku)) return { no: 'soldOut', message: `${nameOf(sku)} is sold out.`, data };
    // What is bought at once is bought alone.
    const problem = quantityProblem(buyNow ? { ...sku, mix: null } : sku, quantity, total - quantity);
    if (problem) {
      const inCart = sku.inCart > 0 && !buyNow ? ` You have ${sku.inCart} in your cart already.` : '';
      return { no: 'wrongQuantity', message: problem + inCart, data };
    }
  }
  const fresh = put.filter(({ sku }) => sku.inCart === 0).length;
  if (lines + fresh > limit) {
    return {
      no: 'cartFull',
      message: `Your cart has ${lines} lines, and ${limit} is the most. Buy or remove some first.`,
    };
  }
  return put;
}

export function decideQuantity(lines: readonly Line[], id: number, quantity: number): Change[] | No {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) return gone;
  if (!line.onShelf) return { no: 'offShelf' };
  const problem = quantityProblem(line, quantity, othersOf(lines, line));
  return problem ? { no: 'wrongQuantity', message: problem } : [{ id, quantity }];
}

/** Another kind of the same product: a line that has it already takes this one in. */
export function decideSku(
  lines: readonly Line[],
  about: { readonly id: number; readonly sku: AddableSku | undefined; readonly quantity: number | undefined },
): { readonly changes: Change[]; readonly dropped: number[] } | No {
  const line = lines.find(({ id }) => id === about.id);
  const { sku } = about;
  if (!line) return gone;
  if (sku?.productId !== line.productId) {
    return { no: 'badInput', message: 'skuid: must be a SKU of the same product', data: { field: 'skuid' } };
  }
  if (!sku.onShelf) return { no: 'offShelf' };
  if (deadFault(sku)) return { no: 'soldOut', message: `${nameOf(sku)} is sold out.` };
  const host = lines.find(({ skuId, id }) => skuId === sku.skuId && id !== line.id);
  const asked = about.quantity ?? line.quantity;
  const quantity = Math.min(host ? host.quantity + asked : asked, mostOfLine);
  const rest = lines.filter(({ id }) => id !== line.id);
  const problem = quantityProblem(sku, quantity, othersOf(rest, sku));
  if (problem) return { no: 'wrongQuantity', message: problem };
  // The sheet shows the price of the new kind, so choosing it is agreeing to it.
  const seen = seenNow(sku);
  return host
    ? {
        changes: [
          { id: host.id, quantity, seen, ticked: host.ticked || line.ticked, remark: host.remark || line.remark },
        ],
        dropped: [line.id],
      }
    : { changes: [{ id: line.id, skuId: sku.skuId, quantity, seen }], dropped: [] };
}

/** All of these lines, or nothing: a line that is gone means that the page is behind. */
export function named(lines: readonly Line[], ids: readonly number[]): Line[] | No {
  const wanted = new Set(ids);
  const found = lines.filter(({ id }) => wanted.has(id));
  return found.length === wanted.size ? found : gone;
}

export function decideTicks(lines: readonly Line[], ids: readonly number[], ticked: boolean): Change[] | No {
  const found = named(lines, ids);
  if (isNo(found)) return found;
  return found.filter((line) => line.ticked !== ticked && !(ticked && isDead(line))).map(({ id }) => ({ id, ticked }));
}

export function decideAccept(
  lines: readonly Priced<Line>[],
  accepted: readonly { readonly id: number; readonly unitCents: number }[],
): Change[] | No {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const found = accepted.map(({ id, unitCents }) => ({ line: byId.get(id), unitCents }));
  if (found.some(({ line }) => line === undefined)) return gone;
  if (found.some(({ line, unitCents }) => line && line.unitCents > unitCents)) return { no: 'priceMoved' };
  return found.flatMap(({ line }) => (line ? [{ id: line.id, seen: seenNow(line) }] : []));
}

/** A removed line; only what putting it back needs. */
export interface RemovedLine {
  readonly id: number;
  readonly skuId: number;
  readonly quantity: number;
  readonly remark: string;
}

/** Back as they were; where the SKU is in the cart again, it is one line again. */
export function decidePutBack(
  lines: readonly Line[],
  removed: readonly RemovedLine[],
  limit: number,
): { readonly changes: Change[]; readonly dropped: number[] } | No {
  const hosts = new Map<number, { id: number; quantity: number; remark: string; removed?: boolean }>(
    lines.map(({ skuId, id, quantity, remark }) => [skuId, { id, quantity, remark }]),
  );
  const dropped: number[] = [];
  const touched = new Set<number>();
  for (const { id, skuId, quantity, remark } of removed) {
    const host = hosts.get(skuId);
    if (host) {
      const together = Math.min(host.quantity + quantity, mostOfLine);
      hosts.set(skuId, { ...host, quantity: together, remark: host.remark || remark });
      dropped.push(id);
    } else {
      hosts.set(skuId, { id, quantity, remark, removed: false });
    }
    touched.add(skuId);
  }
  if (hosts.size > limit) {
    return { no: 'cartFull', message: `Your cart would have ${hosts.size} lines, and ${limit} is the most.` };
  }
  return { changes: [...hosts].flatMap(([skuId, host]) => (touched.has(skuId) ? [host] : [])), dropped };
}
