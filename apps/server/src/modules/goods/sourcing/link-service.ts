import { codes } from '@sgb/contract/codes.ts';
import { type PastedLink, readLink } from '@sgb/contract/links.ts';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { freshnessOf } from '../catalog/index.ts';
import { orFault, type Sourcing, shared } from './fetch.ts';
import { thirdPartyMessage } from './rules.ts';
import { takeIn } from './seller-service.ts';
import * as store from './store.ts';

type Found = { productId: string } | Refusal;

const fetching = shared<Found>();
const following = shared<PastedLink | SupplierError>();

/** A product that the shop does not have yet is fetched, stored, and there from then on. */
async function fetchOnce(call: Call, sourcing: Sourcing, id: string): Promise<Found> {
  if (await call.db.read((reader) => freshnessOf(reader, Number(id)))) return { productId: id };
  const offer = await orFault(sourcing.supplier.offer(id));
  if (offer instanceof SupplierError) return refuse(offer.fault === 'gone' ? 'offShelf' : 'supplierDown');
  if (!offer.onShelf) return refuse('offShelf');
  return (await takeIn(call, sourcing, offer)) ? { productId: id } : refuse('supplierDown');
}

/** Whoever looked on their own could miss it, wait, and fetch what another has stored meanwhile. */
const findOffer = (call: Call, sourcing: Sourcing, id: string): Promise<Found> =>
  fetching(id, () => fetchOnce(call, sourcing, id));

async function follow(call: Call, { supplier }: Sourcing, url: string): Promise<PastedLink | SupplierError> {
  const known = await call.db.read((reader) => store.knownShortLink(reader, url));
  if (known) return known;
  const link = await orFault(supplier.followLink(url));
  // What led nowhere today may lead somewhere tomorrow.
  if (!(link instanceof SupplierError) && link.kind !== 'unknown') {
    await call.db.transact((tx) => store.keepShortLink(tx, url, link, call.clock.now()));
  }
  return link;
}

async function findShort(call: Call, sourcing: Sourcing, link: PastedLink & { kind: 'short' }): Promise<Found> {
  const target = await following(link.url, () => follow(call, sourcing, link.url));
  const lost = target instanceof SupplierError || target.kind === 'unknown' || target.kind === 'short';
  // Wherever exactly it leads, a short link of Taobao leads to Taobao.
  if (lost && link.shop === 'Taobao') return find(call, sourcing, { kind: 'thirdParty', shop: 'Taobao', id: null });
  if (target instanceof SupplierError) return refuse('supplierDown');
  return target.kind === 'short' ? refuse('not1688Link') : find(call, sourcing, target);
}

async function find(call: Call, sourcing: Sourcing, link: PastedLink): Promise<Found> {
  switch (link.kind) {
    case 'none':
    case 'unknown':
      return refuse('not1688Link');
    case 'thirdParty':
      return call.session
        ? refuse('thirdPartyLink', thirdPartyMessage(link.shop), { shop: link.shop })
        : refuse('noSession', codes.noSession.message, { code: codes.noSession.status, loginUrl: '/shop/login' });
    case 'short':
      if (link.shop === '1688' && call.session?.use1688link === 0) return refuse('linkNotSupported');
      return findShort(call, sourcing, link);
    case 'offer':
      return call.session?.use1688link === 0 ? refuse('linkNotSupported') : findOffer(call, sourcing, link.id);
  }
}

export const findByText =
  (sourcing: Sourcing) =>
  (call: Call, { keyword }: { keyword: string }): Promise<Found> =>
    find(call, sourcing, readLink(keyword));

export const findByAddress =
  (sourcing: Sourcing) =>
  (call: Call, { producturlSearch }: { producturlSearch: string }): Promise<Found> =>
    find(call, sourcing, readLink(producturlSearch));
