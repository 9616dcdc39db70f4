import type { CountryId } from '@sgb/contract/countries.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import type { ParcelDelivery } from '@sgb/contract/shipping.ts';
import type { App } from '../../../../platform/app.ts';
import type { At } from '../../../../platform/at.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { type CouponRow, couponsFor, unusedOf } from '../../../books/coupons/index.ts';
import { balancesOf, spendableOf } from '../../../books/ledger/index.ts';
import { centsOf, mostCoins, takenCoins } from '../../../books/scoin/index.ts';
import { scoinTerms } from '../../../books/scoin/settings.ts';
import {
  type ParcelGoods,
  type ParcelQuote,
  type ParcelRules,
  type ParcelWish,
  parcelQuote,
  parcelRules,
} from '../../../goods/pricing/index.ts';
import { parcelAddressee } from '../../../people/clients/index.ts';
import { servingContact } from '../../../people/contacts/index.ts';
import { benefitsOf } from '../../../people/membership/index.ts';
import type { ParcelRow } from '../store.ts';
import type { ParcelRound } from '../tables.ts';
import { refusalWords } from './fault-rules.ts';

/** What of an account a parcel's price follows from. */
export async function readAccountFacts(
  app: Pick<App, 'vault'>,
  reader: Sql,
  accountId: number,
  receiverId: number,
  { now }: At,
) {
  const [receiver, contact, coupons, balances] = await Promise.all([
    parcelAddressee(app, reader, accountId, receiverId),
    servingContact(reader, accountId),
    unusedOf(reader, accountId, now),
    balancesOf(reader, accountId),
  ]);
  return { receiver, groupMember: contact?.kind === 'ambassador', coupons, balances };
}

export type AccountFacts = Awaited<ReturnType<typeof readAccountFacts>>;

/** What a parcel's price follows from beside what the shopper chooses. */
export interface QuoteFacts extends At {
  readonly vipLevel: VipLevel;
  readonly goods: ParcelGoods;
  readonly country: CountryId;
  readonly storage: readonly { readonly orderId: number; readonly cents: number }[];
  readonly forwarded: number;
}

export interface Choice {
  readonly line: string;
  readonly delivery: ParcelDelivery | undefined;
  readonly services: readonly string[];
  readonly insured: boolean;
  /** Left out: the best; 0: none. */
  readonly couponId: number | undefined;
  readonly coins: number;
  /** The group shipment that it is a part of. */
  readonly round?: Omit<ParcelRound, 'mostCents'> & { readonly mostCents: number | null };
}

/** What the shopper chose when it was made. */
export const choiceOf = (parcel: ParcelRow): Choice => ({
  line: parcel.line,
  delivery: parcel.delivery,
  services: parcel.services.map(({ code }) => code),
  insured: parcel.insured,
  couponId: parcel.couponId ?? 0,
  coins: parcel.scoin,
});

export interface QuotedParcel {
  readonly quote: ParcelQuote;
  /** What it would cost to reach the receiver otherwise. */
  readonly rules: ParcelRules;
  readonly wish: ParcelWish;
  readonly groupMember: boolean;
  readonly coupons: ReturnType<typeof couponsFor<CouponRow>>;
  readonly coins: { readonly balance: number; readonly most: number };
  readonly balanceCents: number;
}

/** Whether somebody fetches parcels from an ambassador of their own. */
export async function isGroupMember(reader: Sql, accountId: number): Promise<boolean> {
  return (await servingContact(reader, accountId))?.kind === 'ambassador';
}

function wayRefused(quote: { readonly refusal: Parameters<typeof refusalWords>[0] } | undefined): Refusal {
  return quote ? refuse('wayRefused', refusalWords(quote.refusal), { reason: quote.refusal }) : refuse('wayRefused');
}

/** The one computation: the preview that a shopper agrees on and the parcel that is made both come from here. */
export function quoteParcel(
  facts: QuoteFacts,
  choice: Choice,
  { groupMember, coupons: unused, balances }: Omit<AccountFacts, 'receiver'>,
): QuotedParcel | Refusal {
  const { settings, now, goods, country, storage, forwarded } = facts;
  const rules = parcelRules(settings);
  // Whoever has left the group since then has a part in the shipment all the same.
  const together = groupMember || choice.round !== undefined;
  const wish: ParcelWish = {
    country,
    delivery: choice.delivery,
    groupMember: together,
    services: choice.services,
    storage,
    forwarded,
    insured: choice.insured,
    discountBasisPoints: benefitsOf(facts.vipLevel, settings).freightBasisPoints,
    round: choice.round,
  };
  const plain = parcelQuote(choice.line, goods, rules, wish);
  if (!plain || plain.refusal !== null) return wayRefused(plain);
  const coupons = couponsFor(unused, { freightCents: plain.freightCents }, now);
  const chosen = choice.couponId === undefined ? coupons[0] : coupons.find(({ id }) => id === choice.couponId);
  const balance = Math.max(0, balances.get('scoin') ?? 0);
  const terms = settings.get(scoinTerms);
  let most = 0;
  const quote = parcelQuote(choice.line, goods, rules, {
    ...wish,
    coupon: chosen && { id: chosen.id, name: chosen.name, takesOff: () => chosen.discountCents },
    coins: (freightCents) => {
      most = mostCoins({ serviceFeeCents: 0, freightCents }, balance, terms);
      const coins = takenCoins(choice.coins, most, terms);
      return { coins, cents: centsOf(coins, terms) };
    },
  });
  if (!quote || quote.refusal !== null) return wayRefused(quote);
  return {
    quote,
    rules,
    wish,
    groupMember: together,
    coupons,
    coins: { balance, most },
    balanceCents: spendableOf(balances),
  };
}
