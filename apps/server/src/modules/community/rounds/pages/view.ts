import { roundStates } from '@sgb/contract/group-states.ts';
import { parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { handOverQr, type RoundAction } from '@sgb/contract/round-rules.ts';
import type { RoundDetail, RoundItem, RoundMember } from '@sgb/contract/round-views.ts';
import { addHours } from '@sgb/contract/time.ts';
import { caseNumber } from '@sgb/contract/workorder-states.ts';
import { type RoundParcel, showsCode } from '../../../logistics/parcels/index.ts';
import { mostOf, partsIn } from '../price/price.ts';
import type { PricedRound, PriceTerms } from '../price/price-rules.ts';
import type { MoveRow, PartRow, RoundRow } from '../store.ts';

const { open, closed, shipped, atAmbassador, handingOver } = roundStates;

/** What is known of a round and those in it, priced as things are now. */
export interface Known {
  readonly round: RoundRow;
  readonly parts: readonly PartRow[];
  readonly parcels: ReadonlyMap<number, RoundParcel>;
  readonly priced: PricedRound;
  readonly terms: PriceTerms;
}

export const shownAt = (moment: Date | null | undefined): string => moment?.toISOString() ?? '';

export interface Around {
  readonly line: { readonly name: string; readonly way: 1 | 2 };
  readonly leaderName: string;
  readonly picture: string;
  readonly accountId: number;
}

const sumOf = (parts: readonly PartRow[], what: 'grams' | 'cubicCentimetres' | 'orderCount'): number =>
  parts.reduce((sum, part) => sum + part[what], 0);

export function tierOfRound({ round, parts, priced }: Known) {
  const inside = partsIn(parts);
  const isOpen = round.state === open;
  return {
    billableGrams: priced.billableGrams,
    grams: sumOf(inside, 'grams'),
    cubicCentimetres: sumOf(inside, 'cubicCentimetres'),
    basisPoints: isOpen ? priced.basisPoints : round.basisPoints,
    nextTier: isOpen ? priced.next : null,
  };
}

export function cardOf(known: Known, { line, leaderName, picture, accountId }: Around): Omit<RoundItem, 'mine'> {
  const { round, parts } = known;
  const inside = partsIn(parts);
  return {
    id: round.id,
    name: round.name,
    line: round.line,
    lineName: line.name,
    way: line.way,
    state: round.state,
    public: round.public,
    openedAt: round.openedAt.toISOString(),
    endsAt: round.endsAt.toISOString(),
    picture,
    members: inside.length,
    orders: sumOf(inside, 'orderCount'),
    targetGrams: round.targetGrams,
    ...tierOfRound(known),
    leader: { id: round.leaderId, name: leaderName },
    leads: round.leaderId === accountId,
  };
}

/** What a part costs as things are now, or what it did cost. */
export function priceOf({ round, priced, parcels }: Known, part: PartRow): number {
  const parcel = parcels.get(part.parcelId ?? 0);
  if (parcel && parcel.chargedCents > 0) return parcel.chargedCents;
  const share = priced.shares.find(({ accountId }) => accountId === part.accountId);
  return round.state === open || !parcel ? (share?.totalCents ?? 0) : parcel.totalCents;
}

/** What somebody says to the leader; what was sent back is not fetched there any more. */
function codeOf({ parcels }: Known, part: PartRow): string {
  const parcel = parcels.get(part.parcelId ?? 0);
  return parcel && part.state === 'in' && showsCode(parcel.status) ? parcel.code : '';
}

/** Whether somebody has a parcel to fetch from the leader. */
export const fetches = (known: Known, accountId: number): boolean =>
  known.parts.some((part) => part.accountId === accountId && codeOf(known, part) !== '');

/** `pickups`: where leaders hand over, of those whose code somebody is shown. */
export function mineOf(
  known: Known,
  accountId: number,
  pickups: ReadonlyMap<number, string> = new Map(),
): RoundItem['mine'] {
  const part = known.parts.find((each) => each.accountId === accountId);
  if (!part) return null;
  const parcel = known.parcels.get(part.parcelId ?? 0);
  const priceCents = priceOf(known, part);
  const code = codeOf(known, part);
  return {
    state: part.state,
    joinedAt: part.joinedAt.toISOString(),
    orderCount: part.orderCount,
    billableGrams: part.billableGrams,
    priceCents,
    shownCents: part.shownCents,
    mostCents: mostOf(part, known.terms),
    savedCents: part.state === 'dropped' ? 0 : Math.max(0, part.aloneCents - priceCents),
    why: part.why,
    parcel: parcel
      ? {
          id: parcel.id,
          number: parcelNumber(parcel.id),
          status: parcel.status,
          dueCents: parcel.dueCents,
          payUntil: shownAt(parcel.payUntil),
          code,
          qr: code && handOverQr(parcel.id, code),
          pickup: code && (pickups.get(known.round.leaderId) ?? ''),
        }
      : null,
  };
}

export function memberOf(known: Known, part: PartRow, name: string): RoundMember {
  const parcel = known.parcels.get(part.parcelId ?? 0);
  return {
    accountId: part.accountId,
    name,
    state: part.state,
    orderCount: part.orderCount,
    billableGrams: part.billableGrams,
    grams: part.grams,
    priceCents: priceOf(known, part),
    parcel: parcel
      ? {
          id: parcel.id,
          number: parcelNumber(parcel.id),
          status: parcel.status,
          unpaid: parcel.status === parcelStatuses.waitingToPay,
          arrivedAt: shownAt(part.arrivedAt),
          handedOverAt: shownAt(part.handedOverAt),
          sentBackAt: part.state === 'sentBack' ? shownAt(part.endedAt) : '',
          cases: part.cases.map(caseNumber),
          lockedUntil: shownAt(parcel.lockedUntil),
        }
      : null,
  };
}

export const moveOf = ({ at, fromState, toState, who, why }: MoveRow): RoundDetail['history'][number] => ({
  at: at.toISOString(),
  from: fromState,
  to: toState,
  who: who === 'clock' ? 'shop' : who,
  why,
});

export interface Looking {
  readonly accountId: number;
  readonly joinable: boolean;
  readonly minMembers: number;
  readonly reportHours: number;
  readonly now: Date;
}

/** What somebody can do with a round now; the first is the next step. */
export function actionsOf(known: Known, { accountId, joinable, minMembers, reportHours, now }: Looking): RoundAction[] {
  const { round, parts } = known;
  const leads = round.leaderId === accountId;
  const mine = parts.find((part) => part.accountId === accountId && part.state === 'in');
  const goesOn = round.state === open && round.endsAt > now;
  const due = known.parcels.get(mine?.parcelId ?? 0)?.status === parcelStatuses.waitingToPay;
  const here = round.state === atAmbassador || round.state === handingOver;
  const reports = round.arrivedAt !== null && addHours(round.arrivedAt, reportHours) > now;
  const possible: readonly [RoundAction, boolean][] = [
    ['pay', due && round.state >= closed],
    ['join', goesOn && joinable],
    ['leave', goesOn && mine !== undefined],
    ['close', leads && goesOn && partsIn(parts).length >= minMembers],
    ['extend', leads && goesOn && round.extendedAt === null],
    ['count', leads && (round.state === shipped || round.state === atAmbassador)],
    ['handOver', leads && here],
    ['report', leads && here && reports],
    ['share', goesOn && (leads || mine !== undefined || joinable)],
    ['cancel', leads && round.state === open],
  ];
  return possible.flatMap(([action, may]) => (may ? [action] : []));
}
