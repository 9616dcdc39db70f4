import type { InputOf } from '@sgb/contract/client.ts';
import type { ParcelDraft } from '@sgb/contract/parcel-views.ts';
import { type ParcelDelivery, parcelDeliveries } from '@sgb/contract/shipping.ts';

/** What the shopper has decided about a parcel so far. */
export interface Choices {
  readonly orderIds: readonly number[];
  readonly receiverId: number | null;
  /** '' before one is chosen. */
  readonly line: string;
  /** '': the cheapest that the line has. */
  readonly delivery: ParcelDelivery | '';
  readonly services: readonly string[];
  readonly insured: boolean;
  /** Left out: the best one; 0: none. */
  readonly couponId?: number;
  readonly coins: number;
}

export const noChoices: Choices = {
  orderIds: [],
  receiverId: null,
  line: '',
  delivery: '',
  services: [],
  insured: false,
  coins: 0,
};

/** The most orders that any parcel takes. */
export const mostOrders = 100;

export function withOrders(choices: Choices, ids: readonly number[], chosen: boolean): Choices {
  const others = choices.orderIds.filter((id) => !ids.includes(id));
  return { ...choices, orderIds: chosen ? [...others, ...ids].slice(0, mostOrders) : others };
}

export function withService(choices: Choices, code: string, chosen: boolean): Choices {
  const others = choices.services.filter((each) => each !== code);
  return { ...choices, services: chosen ? [...others, code].toSorted() : others };
}

const knownDelivery = (word: string): ParcelDelivery | '' => parcelDeliveries.find((each) => each === word) ?? '';

function fromDraft({ orderids, rid, line, delivery, services, insured }: ParcelDraft): Choices {
  return {
    ...noChoices,
    orderIds: orderids,
    receiverId: rid,
    line,
    delivery: knownDelivery(delivery),
    services,
    insured: insured === 1,
  };
}

export function draftInput(choices: Choices, next: readonly Planned[]): InputOf<'POST /api/deliveryorder/save'> {
  return {
    next: next.map(({ orderIds, line, delivery }) => ({ orderids: [...orderIds], line, delivery })),
    orderids: [...choices.orderIds],
    ...(choices.receiverId !== null && { rid: choices.receiverId }),
    line: choices.line,
    delivery: choices.delivery,
    services: [...choices.services],
    insured: choices.insured ? 1 : 0,
  };
}

/** As the quote is asked for; null while something is not decided. */
export function previewInput(choices: Choices): InputOf<'POST /api/deliveryorder/shippreview'> | null {
  const { orderIds, receiverId, line, delivery, services, insured, couponId, coins } = choices;
  if (orderIds.length === 0 || receiverId === null || line === '') return null;
  return {
    orderids: orderIds.toSorted((one, other) => one - other),
    rid: receiverId,
    line,
    ...(delivery && { delivery }),
    services: [...services],
    insured: insured ? 1 : 0,
    ...(couponId !== undefined && { couponid: couponId }),
    usescoin: coins,
  };
}

/** The same wish for whatever parcels cost least; null while something is not decided. */
export function proposalInput(choices: Choices): InputOf<'POST /api/deliveryorder/proposal'> | null {
  const { orderIds, receiverId, line, delivery, services, insured } = choices;
  if (orderIds.length < 2 || receiverId === null) return null;
  return {
    orderids: orderIds.toSorted((one, other) => one - other),
    rid: receiverId,
    ...(line && { line }),
    ...(delivery && { delivery }),
    services: [...services],
    insured: insured ? 1 : 0,
  };
}

/** What this browser keeps of a half-made parcel, in the slot that the product document names for it. */
export interface Kept {
  readonly choices: Choices;
  /** The server has not confirmed it: it knows less than this browser. */
  readonly unsaved: boolean;
  /** Parcels of a proposal that come after this one. */
  readonly next: readonly Planned[];
}

/** One parcel of a proposal that is being followed. */
interface Planned {
  readonly orderIds: readonly number[];
  readonly line: string;
  readonly delivery: ParcelDelivery;
}

/** The next parcel of a plan; what was used up for the last is chosen anew. */
export function afterThis({ couponId: _, ...choices }: Choices, planned: Planned): Choices {
  return { ...choices, ...planned, coins: 0 };
}

/** The slot holds whatever a browser had kept, perhaps of an older shop. */
export function readKept(slot: unknown): Kept | null {
  const kept = slot as Partial<Kept> | null;
  const ids = kept?.choices?.orderIds;
  if (!kept?.choices || !Array.isArray(ids) || !Array.isArray(kept.next)) return null;
  return { choices: { ...noChoices, ...kept.choices }, unsaved: kept.unsaved === true, next: kept.next };
}

/** Numbers that an address names: '12,15'. */
const idsIn = (text: string | null) =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);

const planOf = ({ next }: ParcelDraft): Planned[] =>
  next.flatMap(({ orderids, line, delivery }) => {
    const known = knownDelivery(delivery);
    return known ? [{ orderIds: orderids, line, delivery: known }] : [];
  });

/** Where to go on: from what this browser could not save, or what was saved, and what the address asks for. */
export function startOf(draft: ParcelDraft | null, kept: Kept | null, search: URLSearchParams): Kept {
  const own = kept?.unsaved || !draft ? kept : null;
  const start = own?.choices ?? (draft ? fromDraft(draft) : noChoices);
  const asked = withOrders(start, idsIn(search.get('orders')), true);
  const [receiverId] = idsIn(search.get('rid'));
  return {
    choices: receiverId === undefined ? asked : { ...asked, receiverId },
    unsaved: false,
    next: own?.next ?? (draft ? planOf(draft) : []),
  };
}
