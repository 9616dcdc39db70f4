import { type Asset, type PurseBook, purseBooks } from '@sgb/contract/ledger.ts';

/**
 * Where value comes from and goes to that is no shopper's: banks, gateways, suppliers, what we earn and what we give.
 * A new one is a line here; the names of those that count S Coin begin with 'scoin.'.
 */
const tillNames = [
  'bank',
  'gateway.payfast',
  'gateway.ozow',
  'gateway.yoco',
  'fees.gateway',
  'fees.withdrawal',
  'suppliers',
  'carriers',
  'customs',
  'sales.goods',
  'sales.chinaFreight',
  'sales.serviceFee',
  'sales.services',
  'sales.freight',
  'sales.delivery',
  'sales.insurance',
  'sales.storage',
  'sales.membership',
  'sales.clearance',
  'promotions.bonus',
  'promotions.coupon',
  'promotions.scoin',
  'promotions.membership',
  'promotions.groupship',
  'compensations',
  'commissions',
  'corrections',
  'scoin.issued',
  'scoin.spent',
  'scoin.expired',
] as const;
export type Till = (typeof tillNames)[number];

export interface Purse {
  readonly owner: number;
  readonly book: PurseBook;
}
export type Place = Purse | Till;

/** A wish: so much from here to there. From several purses: each in turn, as far as it reaches. */
export interface Posting {
  readonly from: Place | readonly Purse[];
  readonly to: Place;
  readonly amount: number;
  /** What exactly it pays for, such as 'order:17', so that this part can be refunded alone. */
  readonly item?: string | undefined;
}

/** A posting as it is written down: one purse or till on each side. */
export interface SettledPosting {
  readonly from: Place;
  readonly to: Place;
  readonly amount: number;
  readonly item?: string | undefined;
  readonly origin?: PurseBook | undefined;
  readonly undoes?: number | undefined;
}

/** One that says more of itself than a caller may. */
export type WishedPosting = Posting & Pick<SettledPosting, 'origin' | 'undoes'>;

/** What an entry did to a purse. */
export interface Change extends Purse {
  readonly change: number;
  readonly before: number;
  readonly after: number;
}

export interface Settled {
  readonly postings: readonly SettledPosting[];
  readonly changes: readonly Change[];
}

/** A purse that holds too little; `missing` is what lacks. */
export interface Shortage {
  readonly asset: Asset;
  readonly missing: number;
}

export const purse = (owner: number, book: PurseBook): Purse => ({ owner, book });

/** What a payment is taken from, in the order of use (rules, section 8). */
export const spendable = (owner: number): readonly Purse[] => [purse(owner, 'bonus'), purse(owner, 'available')];

export const frozenOf = (owner: number, asset: Asset): Purse =>
  purse(owner, asset === 'SCOIN' ? 'scoin.frozen' : 'frozen');

const isTill = (place: Place): place is Till => typeof place === 'string';
export const isPurse = (place: Place): place is Purse => !isTill(place);
const bookOf = (place: Place): string => (isTill(place) ? place : place.book);
export const assetOf = (place: Place): Asset => (bookOf(place).startsWith('scoin') ? 'SCOIN' : 'ZAR');
export const keyOf = ({ owner, book }: Purse): string => `${owner} ${book}`;
export const sourcesOf = ({ from }: Posting): readonly Place[] => (Array.isArray(from) ? from : [from as Place]);

const known = new Set<string>([...purseBooks, ...tillNames]);

/** What only a mistake in our own code can get wrong. */
export function checkPosting(posting: Posting): void {
  const { to, amount } = posting;
  const sources = sourcesOf(posting);
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${amount} is no amount to book`);
  if (sources.length === 0) throw new Error('a posting needs a place to come from');
  for (const place of [...sources, to]) {
    if (!known.has(bookOf(place))) throw new Error(`there is no ${bookOf(place)} to book on`);
    if (assetOf(place) !== assetOf(to)) throw new Error(`${bookOf(place)} and ${bookOf(to)} count different things`);
  }
}

/** All purses that an entry touches, in the one order in which everybody locks them. */
export function pursesOf(postings: readonly Posting[]): Purse[] {
  const found = new Map<string, Purse>();
  for (const posting of postings) {
    for (const place of [...sourcesOf(posting), posting.to]) if (isPurse(place)) found.set(keyOf(place), place);
  }
  return [...found.values()].sort((a, b) => a.owner - b.owner || (a.book < b.book ? -1 : 1));
}

/** What an entry does to a purse, whatever lies in it, and how much must lie in it for that. */
export interface Demand extends Purse {
  readonly change: number;
  /** Null where nothing is taken: what comes in needs nothing. */
  readonly least: number | null;
}

/** An entry that is settled before anybody looks into a purse. */
export interface Fixed {
  readonly postings: readonly SettledPosting[];
  readonly demands: readonly Demand[];
}

/** Undefined where what lies in the purses decides which of them pays, and where there is no purse at all. */
export function fixedOf(wishes: readonly WishedPosting[]): Fixed | undefined {
  const demands = new Map(pursesOf(wishes).map((each) => [keyOf(each), { ...each, change: 0, least: -Infinity }]));
  if (demands.size === 0) return undefined;
  const demandOf = (place: Place) => (isPurse(place) ? demands.get(keyOf(place)) : undefined);
  const postings: SettledPosting[] = [];
  for (const wish of wishes) {
    const [from, ...others] = sourcesOf(wish);
    if (from === undefined || others.length > 0) return undefined;
    const [giving, taking] = [demandOf(from), demandOf(wish.to)];
    if (giving) {
      giving.least = Math.max(giving.least, wish.amount - giving.change);
      giving.change -= wish.amount;
    }
    if (taking) taking.change += wish.amount;
    postings.push({ ...wish, from });
  }
  const least = (amount: number) => (amount === -Infinity ? null : amount);
  return { postings, demands: [...demands.values()].map((each) => ({ ...each, least: least(each.least) })) };
}

export type Balances = ReadonlyMap<string, number>;

export interface SettleOptions {
  /** Giving back what was earned may leave somebody with less than no S Coin. */
  readonly mayOwe?: boolean;
}

/** Applies the postings one after the other to what lies in the purses. */
export function settle(
  balances: Balances,
  wishes: readonly WishedPosting[],
  { mayOwe = false }: SettleOptions = {},
): Settled | Shortage {
  const now = new Map(balances);
  const postings: SettledPosting[] = [];
  for (const wish of wishes) {
    let left = wish.amount;
    const sources = sourcesOf(wish);
    for (const [place, from] of sources.entries()) {
      const owing = mayOwe && isPurse(from) && from.book === 'scoin';
      const has = isPurse(from) && !owing ? (now.get(keyOf(from)) ?? 0) : left;
      const amount = Math.min(left, Math.max(0, has));
      if (amount < left && place === sources.length - 1) return { asset: assetOf(wish.to), missing: left - amount };
      if (amount === 0) continue;
      left -= amount;
      if (isPurse(from)) now.set(keyOf(from), (now.get(keyOf(from)) ?? 0) - amount);
      if (isPurse(wish.to)) now.set(keyOf(wish.to), (now.get(keyOf(wish.to)) ?? 0) + amount);
      postings.push({ from, to: wish.to, amount, item: wish.item, origin: wish.origin, undoes: wish.undoes });
      if (left === 0) break;
    }
  }
  return { postings, changes: changesOf(pursesOf(wishes), balances, now) };
}

function changesOf(purses: readonly Purse[], before: Balances, after: Balances): Change[] {
  return purses.flatMap((each) => {
    const was = before.get(keyOf(each)) ?? 0;
    const is = after.get(keyOf(each)) ?? 0;
    return was === is ? [] : [{ ...each, change: is - was, before: was, after: is }];
  });
}
