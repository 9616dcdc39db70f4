import type { UnitCode } from '@sgb/contract/catalogue.ts';
import type { Breakdown } from '@sgb/contract/checkout.ts';
import type { DeliveryMode } from '@sgb/contract/checkout-options.ts';
import type { CountryId } from '@sgb/contract/countries.ts';
import { type Market, markets } from '@sgb/contract/order-states.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import type { CategoryTree } from '../../../goods/catalog/index.ts';
import {
  type DeliveryQuote,
  deliveryQuotes,
  goodsClassOf,
  landedWays,
  memberPrices,
  type ServiceFee,
} from '../../../goods/pricing/index.ts';
import { deliverySouthAfrica, exchangeRate, freightChina, goodsClasses } from '../../../goods/pricing/settings.ts';
import type { Addressee } from '../../../people/clients/index.ts';
import { benefitsOf } from '../../../people/membership/index.ts';
import { feesService } from '../../../people/membership/settings.ts';
import type { CheckoutLine } from '../../cart/index.ts';
import type { DraftOrder } from '../../orders/index.ts';
import { type Basket, basketOf, type Gifts, goodsOf, ordersOf, type Sums, totalOf } from '../rules.ts';
import { checkoutServices, feesContracts } from '../settings.ts';
import { type FreightQuote, supplierFreight } from './freight-rules.ts';
import { chosenServices, type ServiceWish } from './service-rules.ts';

/** What a basket's price follows from beside its lines. */
export interface Facts {
  readonly settings: Settings;
  readonly accountId: number;
  readonly vipLevel: VipLevel;
  readonly market: Market;
  readonly quotes: readonly FreightQuote[];
  readonly services: readonly ServiceWish[];
  /** Extra photos that the membership pays for. */
  readonly freePhotos: number;
  readonly addressee: Addressee | undefined;
  readonly delivery: DeliveryMode | undefined;
}

/** What is bought: a line of the cart, or an order that waits for its payment. */
export type Goods = Omit<CheckoutLine, 'checkedAt'>;

export interface Priced {
  readonly basket: Basket<Goods>;
  readonly delivery: { readonly options: readonly DeliveryQuote[]; readonly mode: DeliveryMode } | null;
}

function feesFor({ settings, accountId, vipLevel }: Facts): { own: ServiceFee[]; plain: ServiceFee } {
  const plain = settings.get(feesService);
  const own = [{ ...plain, ...benefitsOf(vipLevel, settings).serviceFee }];
  const { basisPoints, accounts } = settings.get(feesContracts);
  if (accounts.includes(accountId)) own.push({ ...plain, basisPoints, aboveBasisPoints: basisPoints });
  return { own, plain };
}

/** The one computation: the page that a shopper agrees on and the payment both come from here. */
export function priced(lines: readonly Goods[], facts: Facts): Priced {
  const { settings, quotes } = facts;
  const services = chosenServices(lines, facts.services, settings.get(checkoutServices), facts.freePhotos);
  if (facts.market === markets.southAfrica) {
    const goodsCents = lines.reduce((sum, line) => sum + goodsOf(line), 0);
    const options = deliveryQuotes(lines, goodsCents, settings.get(deliverySouthAfrica));
    const mode = facts.delivery ?? (facts.addressee?.locker ? 'locker' : 'door');
    const deliveryCents = options.find((option) => option.mode === mode)?.cents ?? 0;
    // What lies in Johannesburg never passes our warehouse in China, whose services these are.
    const basket = basketOf(lines, { freight: null, fee: null, services: new Map(), deliveryCents });
    return { basket, delivery: { options, mode } };
  }
  const table = settings.get(freightChina);
  const rate = settings.get(exchangeRate);
  const basket = basketOf(lines, {
    freight: (theirs) => supplierFreight(theirs, quotes, table, rate),
    fee: feesFor(facts),
    services,
    deliveryCents: 0,
  });
  return { basket, delivery: null };
}

/** What comes after the payment, by air and by sea, and what it all comes to. */
export function laterOf(
  basket: Basket<Goods>,
  totalCents: number,
  tree: CategoryTree,
  facts: Facts,
  country: CountryId,
) {
  const { settings, vipLevel } = facts;
  const { rules, discountBasisPoints } = memberPrices(settings, benefitsOf(vipLevel, settings));
  const classes = settings.get(goodsClasses);
  const byClass = Map.groupBy(basket.lines, ({ categoryId }) =>
    goodsClassOf(
      tree.trailOf(categoryId).map(({ id }) => id),
      classes,
    ),
  );
  const declared = [...byClass].map(([goodsClass, lines]) => ({
    goodsClass,
    valueCents: lines.reduce((sum, line) => sum + goodsOf(line), 0),
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  return landedWays(basket.lines, declared, { payNowCents: totalCents, rules, country, discountBasisPoints });
}

/** As shoppers see it, and as it is kept with the checkout. */
export function shownBreakdown(basket: Basket<Goods>, sums: Sums): Breakdown {
  return {
    lines: basket.lines.map((line) => ({
      id: line.id,
      productId: String(line.productId),
      skuId: String(line.skuId),
      title: line.title,
      options: [...line.options],
      picture: line.picture,
      quantity: line.quantity,
      unit: line.unit as UnitCode,
      special: line.special,
      remark: line.remark,
      unitCents: line.unitCents,
      goodsCents: goodsOf(line),
      services: [...(basket.services.get(line.id) ?? [])],
      fault: line.fault,
    })),
    suppliers: basket.suppliers.map(({ supplierId, lineIds, ...supplier }) => ({
      ...supplier,
      supplierId: String(supplierId),
      lineIds: [...lineIds],
    })),
    ...sums,
    fee: basket.fee,
    memberSavingCents: basket.memberSavingCents,
    totalCents: totalOf(sums),
  };
}

/** Where it goes, in the words of the shopper. */
export const shownAddressee = ({ id, label, name, mobile, address }: Omit<Addressee, 'locker'>) => ({
  id,
  label,
  name,
  mobile,
  address,
});

/** The orders of a basket, numbered. */
export function draftsOf(basket: Basket<Goods>, gifts: Gifts, orderIds: readonly number[]): DraftOrder[] {
  return ordersOf(basket, gifts).map(({ line, ...share }, place) => {
    const { id: _, stock: __, fault: ___, sellerAccount: ____, ...goods } = line;
    const id = orderIds[place];
    if (id === undefined) throw new Error('an order has no number');
    return { ...goods, ...share, id, pieceId: null };
  });
}
