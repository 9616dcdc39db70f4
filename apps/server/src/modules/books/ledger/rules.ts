import { type Asset, type BalanceKind, balanceKinds } from '@sgb/contract/ledger.ts';

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
  'sales.giftVouchers',
  'promotions.bonus',
  'promotions.coupon',
  'promotions.scoin',
  'promotions.membership',
  'promotions.groupship',
  'compensations',
  'commissions',
  'sellers',
  'corrections',
  'scoin.issued',
  'scoin.spent',
  'scoin.expired',
] as const;
export type Till = (typeof tillNames)[number];

export interface BalanceRef {
  readonly owner: number;
  readonly book: BalanceKind;
}
export type Place = BalanceRef | Till;

/** A wish: so much from here to there. From several balances: each in turn, as far as it reaches. */
export interface Posting {
  readonly from: Place | readonly BalanceRef[];
  readonly to: Place;
  readonly amount: number;
  /** What exactly it pays for, such as 'order:17', so that this part can be refunded alone. */
  readonly item?: string | undefined;
}

/** A posting as it is written down: one balance or till on each side. */
export interface SettledPosting {
  readonly from: Place;
  readonly to: Place;
  readonly amount: number;
  readonly item?: string | undefined;
  readonly origin?: BalanceKind | undefined;
  readonly undoes?: number | undefined;
}

/** One that says more of itself than a caller may. */
export type WishedPosting = Posting & Pick<SettledPosting, 'origin' | 'undoes'>;

/** What an entry did to a balance. */
export interface Change extends BalanceRef {
  readonly change: number;
  readonly before: number;
  readonly after: number;
}

export interface Settled {
  readonly postings: readonly SettledPosting[];
  readonly changes: readonly Change[];
}

/** A balance that holds too little; `missing` is what lacks. */
export interface Shortage {
  readonly asset: Asset;
  readonly missing: number;
}

export const balance = (owner: number, book: BalanceKind): BalanceRef => ({ owner, book });

/** What a payment is taken from, in the order of use (rules, section 8). */
export const spendable = (owner: number): readonly BalanceRef[] => [
  balance(owner, 'bonus'),
  balance(owner, 'available'),
];

/** How much of these balances can pay for something. */
export const spendableOf = (balances: Balances): number =>
  (balances.get('bonus') ?? 0) + (balances.get('available') ?? 0);

export const frozenOf = (owner: number, asset: Asset): BalanceRef =>
  balance(owner, asset === 'SCOIN' ? 'scoin.frozen' : 'frozen');

const isTill = (place: Place): place is Till => typeof place === 'string';
export const isBalance = (place: Place): place is BalanceRef => !isTill(place);
const bookOf = (place: Place): string => (isTill(place) ? place : place.book);
export const assetOf = (place: Place): Asset => (bookOf(place).startsWith('scoin') ? 'SCOIN' : 'ZAR');
export const keyOf = ({ owner, book }: BalanceRef): string => `${owner} ${book}`;
const sourcesOf = ({ from }: Posting): readonly Place[] => (Array.isArray(from) ? from : [from as Place]);

const known = new Set<string>([...balanceKinds, ...tillNames]);

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

const isSame = (a: BalanceRef, b: BalanceRef): boolean => a.owner === b.owner && a.book === b.book;

/** All balances that an entry touches, in the one order in which everybody locks them. */
export function balancesIn(postings: readonly Posting[]): BalanceRef[] {
  const found: BalanceRef[] = [];
  const add = (place: Place) => {
    if (isBalance(place) && !found.some((each) => isSame(each, place))) found.push(place);
  };
  for (const { from, to } of postings) {
    if (Array.isArray(from)) from.forEach(add);
    else add(from as Place);
    add(to);
  }
  found.sort((a, b) => a.owner - b.owner || (a.book < b.book ? -1 : 1));
  const [first, last] = [found[0]?.owner, found.at(-1)?.owner];
  if (found.some(({ owner }) => owner !== first && owner !== last)) {
    throw new Error('an entry is about one shopper, or between two');
  }
  return found;
}

/** What an entry does to a balance, whatever lies in it, and how much must lie in it for that. */
interface Demand extends BalanceRef {
  readonly change: number;
  /** Null where nothing is taken: what comes in needs nothing. */
  readonly least: number | null;
  /** No more than the least, where all of it was taken and another balance pays the rest: with more, that would pay less. */
  readonly most: number | null;
}

/** An entry that is settled before anybody looks into a balance. */
export interface Fixed {
  readonly postings: readonly SettledPosting[];
  readonly demands: readonly Demand[];
}

/** What somebody saw in the balances of one shopper, without holding them. */
export type Balances = ReadonlyMap<BalanceKind, number>;

/**
 * Undefined where what lies in the balances decides which of them pays, and where there is no balance at all. With what was
 * seen of the payer's balances it is decided by that, and demanded that it still decides the same.
 */
export function fixedOf(wishes: readonly WishedPosting[], seen?: Balances): Fixed | undefined {
  const demands = balancesIn(wishes).map(({ owner, book }) => ({
    owner,
    book,
    change: 0,
    least: null as number | null,
    most: null as number | null,
  }));
  if (demands.length === 0) return undefined;
  const demandOf = (place: Place) => (isBalance(place) ? demands.find((each) => isSame(each, place)) : undefined);
  const postings: SettledPosting[] = [];
  const move = (wish: WishedPosting, from: Place, amount: number) => {
    const [giving, taking] = [demandOf(from), demandOf(wish.to)];
    if (giving) {
      giving.least = Math.max(giving.least ?? -Infinity, amount - giving.change);
      giving.change -= amount;
    }
    if (taking) taking.change += amount;
    postings.push({ from, to: wish.to, amount, item: wish.item, origin: wish.origin, undoes: wish.undoes });
  };
  let payer: number | undefined;
  for (const wish of wishes) {
    const sources = sourcesOf(wish);
    const last = sources.at(-1);
    if (last === undefined) return undefined;
    let left = wish.amount;
    for (const from of sources.slice(0, -1)) {
      const giving = demandOf(from);
      if (!seen || !giving) return undefined;
      payer ??= giving.owner;
      if (giving.owner !== payer) return undefined;
      const lay = seen.get(giving.book) ?? 0;
      const amount = Math.min(left, Math.max(0, lay + giving.change));
      if (amount < left) [giving.least, giving.most] = [Math.max(giving.least ?? lay, lay), lay];
      if (amount > 0) move(wish, from, amount);
      left -= amount;
      if (left === 0) break;
    }
    if (left > 0) move(wish, last, left);
  }
  // What was seen may be too little for a later posting.
  if (demands.some(({ least, most }) => most !== null && least !== most)) return undefined;
  return { postings, demands };
}

export type Amounts = ReadonlyMap<string, number>;

/** What was earned is taken back even from somebody who has spent it: these may be below nothing, and nothing else. */
export const owableBooks: readonly BalanceKind[] = ['scoin', 'commission'];

export interface SettleOptions {
  /** Giving back what was earned may leave somebody with less than no S Coin, or no commission. */
  readonly mayOwe?: boolean;
}

/** Applies the postings one after the other to what lies in the balances. */
export function settle(
  balances: Amounts,
  wishes: readonly WishedPosting[],
  { mayOwe = false }: SettleOptions = {},
): Settled | Shortage {
  const now = new Map(balances);
  const postings: SettledPosting[] = [];
  for (const wish of wishes) {
    let left = wish.amount;
    const sources = sourcesOf(wish);
    for (const [place, from] of sources.entries()) {
      const owing = mayOwe && isBalance(from) && owableBooks.includes(from.book);
      const has = isBalance(from) && !owing ? (now.get(keyOf(from)) ?? 0) : left;
      const amount = Math.min(left, Math.max(0, has));
      if (amount < left && place === sources.length - 1) return { asset: assetOf(wish.to), missing: left - amount };
      if (amount === 0) continue;
      left -= amount;
      if (isBalance(from)) now.set(keyOf(from), (now.get(keyOf(from)) ?? 0) - amount);
      if (isBalance(wish.to)) now.set(keyOf(wish.to), (now.get(keyOf(wish.to)) ?? 0) + amount);
      postings.push({ from, to: wish.to, amount, item: wish.item, origin: wish.origin, undoes: wish.undoes });
      if (left === 0) break;
    }
  }
  return { postings, changes: changesOf(balancesIn(wishes), balances, now) };
}

function changesOf(balances: readonly BalanceRef[], before: Amounts, after: Amounts): Change[] {
  return balances.flatMap((each) => {
    const was = before.get(keyOf(each)) ?? 0;
    const is = after.get(keyOf(each)) ?? 0;
    return was === is ? [] : [{ ...each, change: is - was, before: was, after: is }];
  });
}
