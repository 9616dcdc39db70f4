import { SupplierError } from '../../../adapters/supplier/error.ts';
import type { Offer, SupplierGateway } from '../../../adapters/supplier/gateway.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { adoptPictures, isPictureKey } from '../../base/pictures/index.ts';
import { type GoodsChange, type SupplierGoods, storeSupplierGoods } from '../catalog/index.ts';
import { indexPicturesOf, type LooksAtPictures } from '../imagesearch/index.ts';
import { indexProductsJob, writeTerms } from '../search/index.ts';
import { goodsOf } from './rules.ts';
import { sourcingFallbackCategory, sourcingUnknownPiece } from './settings.ts';

/** What sourcing asks of its process. */
export interface Sourcing {
  readonly supplier: SupplierGateway;
}

/** Goods whose words have changed, or that are sold no more, are looked at again by the search. */
export function reindex(tx: Tx, id: number): void {
  enqueue(tx, indexProductsJob, { ids: [id] });
}

/** The pictures of goods never change, and a price is written where the search reads it: neither needs a job. */
async function followChange(app: LooksAtPictures, tx: Tx, goods: SupplierGoods, change: GoodsChange): Promise<void> {
  if (change === 'none') return;
  if (change === 'terms' && (await writeTerms(tx, goods))) return;
  reindex(tx, goods.id);
  if (change === 'new') indexPicturesOf(app, tx, [goods.id]);
}

const addressesOf = (offer: Offer) =>
  [...offer.pictures, ...offer.skus.map(({ picture }) => picture)].filter(
    (address) => address !== null && !isPictureKey(address),
  ) as string[];

/** Writes what the supplier says about an offer into the catalogue, with the jobs that follow from it. */
export async function storeOffer(app: App & LooksAtPictures, offer: Offer): Promise<SupplierGoods> {
  const settings = await app.settings();
  const unknown = {
    ...settings.get(sourcingUnknownPiece),
    fallbackCategoryId: settings.get(sourcingFallbackCategory),
  };
  return app.db.transact(async (tx) => {
    const keys = await adoptPictures(tx, addressesOf(offer));
    const goods = goodsOf(offer, (address) => keys.get(address) ?? address, unknown);
    await followChange(app, tx, goods, await storeSupplierGoods(tx, goods, app.clock.now()));
    return goods;
  });
}

/** Who asks for the same thing at the same moment shares one answer. */
export function shared<Answer>(): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const flights = new Map<string, Promise<Answer>>();
  return (key, ask) => {
    const flying = flights.get(key);
    if (flying) return flying;
    const flight = ask().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}

/** Throws what is a fault of ours; what the supplier did to us is a value. */
export async function orFault<Answer>(ask: Promise<Answer>): Promise<Answer | SupplierError> {
  try {
    return await ask;
  } catch (error) {
    if (error instanceof SupplierError) return error;
    throw error;
  }
}
