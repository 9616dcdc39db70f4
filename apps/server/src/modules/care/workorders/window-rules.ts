import { type Market, markets, type OrderStatus } from '@sgb/contract/order-states.ts';
import { addDays, addHours, addMonths } from '@sgb/contract/time.ts';
import { type CaseType, caseLimits, caseTypeIds, caseTypes } from '@sgb/contract/workorder-states.ts';
import { type CaseTerms, decisionDays } from './rules.ts';

/** Where an order is, as far as what can go wrong with it is concerned. */
type Phase = 'unpaid' | 'buying' | 'stored' | 'gone' | 'handed' | 'packing' | 'sent' | 'over';

const phaseOf: Readonly<Record<OrderStatus, Phase>> = {
  10: 'unpaid',
  20: 'buying',
  30: 'buying',
  32: 'buying',
  35: 'buying',
  36: 'buying',
  37: 'buying',
  40: 'stored',
  50: 'stored',
  60: 'gone',
  70: 'handed',
  80: 'handed',
  114: 'handed',
  112: 'packing',
  113: 'sent',
  31: 'over',
  90: 'over',
  115: 'over',
};

/** What can be wrong there. In our warehouse it is seen on our own photos. */
const typesAt: Readonly<Record<Phase, readonly CaseType[]>> = {
  unpaid: [],
  buying: [6, 8, 10],
  stored: [1, 2, 3, 4, 6, 7, 8, 9, 10],
  gone: [5, 6, 7, 8, 9, 10],
  handed: [1, 2, 3, 4, 5, 6, 7, 8, 10],
  packing: [6, 8, 9, 10],
  sent: [5, 6, 8, 9, 10],
  over: [8, 10],
};

export interface WindowOrder {
  readonly status: OrderStatus;
  readonly market: Market;
  readonly statusAt: Date;
  readonly signedAt: Date | null;
}

export interface Window {
  readonly type: CaseType;
  readonly may: boolean;
  readonly text: string;
  /** When it ends, or when it begins if it is too early. */
  readonly until: Date | null;
  readonly pictures: boolean;
  readonly days: number;
}

const { missing, wrong, damaged, quality, notReceived, weight } = caseTypes;
const fresh: readonly CaseType[] = [missing, wrong, damaged];

/** By when it should be there: as its parcel says, else so many days after it was sent. */
function promisedBy(order: WindowOrder, promisedAt: Date | null, { promisedDays }: CaseTerms): Date {
  if (promisedAt) return promisedAt;
  const phase = phaseOf[order.status];
  if (phase === 'handed') return order.signedAt ?? order.statusAt;
  return addDays(order.statusAt, order.market === markets.southAfrica ? promisedDays.stock : promisedDays.china);
}

/** The last moment, and in words how long it was; null: no end yet. */
function endOf(type: CaseType, order: WindowOrder, promised: Date, terms: CaseTerms): [Date, string] | null {
  if (type === notReceived)
    return [addDays(promised, terms.notReceivedDays), `${terms.notReceivedDays} days after the promised day`];
  if (phaseOf[order.status] === 'over')
    return [addDays(order.statusAt, terms.usualDays), `${terms.usualDays} days after its end`];
  if (order.signedAt === null) return null;
  if (fresh.includes(type))
    return [addHours(order.signedAt, terms.freshHours), `${terms.freshHours} hours after signing`];
  if (type === quality && order.market === markets.southAfrica)
    return [addMonths(order.signedAt, terms.stockDefectMonths), `${terms.stockDefectMonths} months after signing`];
  return [addDays(order.signedAt, terms.usualDays), `${terms.usualDays} days after signing`];
}

/** Whether this can be reported of an order now; undefined where it makes no sense. */
export function windowOf(
  type: CaseType,
  order: WindowOrder,
  about: { readonly now: Date; readonly promisedAt: Date | null },
  terms: CaseTerms,
): Window | undefined {
  const phase = phaseOf[order.status];
  if (!typesAt[phase].includes(type)) return undefined;
  if (type === weight && order.market === markets.southAfrica) return undefined;
  const { now } = about;
  const pictures = caseLimits.pictureTypes.includes(type);
  const shared = { type, pictures, days: decisionDays(type, terms) };
  const promised = promisedBy(order, about.promisedAt, terms);
  if (type === notReceived && phase !== 'handed' && now < promised) {
    return { ...shared, may: false, text: 'It is promised by that day. Please wait until then.', until: promised };
  }
  const end = endOf(type, order, promised, terms);
  if (!end) return { ...shared, may: true, text: '', until: null };
  const [until, words] = end;
  return now < until
    ? { ...shared, may: true, text: `Can be reported until ${words}.`, until }
    : { ...shared, may: false, text: `Too late: it could be reported until ${words}.`, until };
}

export function windowsOf(
  order: WindowOrder,
  about: { readonly now: Date; readonly promisedAt: Date | null },
  terms: CaseTerms,
): Window[] {
  return caseTypeIds.flatMap((type) => windowOf(type, order, about, terms) ?? []);
}
