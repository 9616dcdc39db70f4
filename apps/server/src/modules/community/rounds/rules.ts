import { type RoundState, roundStates } from '@sgb/contract/group-states.ts';
import { type ParcelStatus, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { addDays } from '@sgb/contract/time.ts';

const { open, closed, packed, shipped, atAmbassador, handingOver, finished, cancelled } = roundStates;

export type RoundMover = 'leader' | 'staff' | 'clock';

/** Who may move a round from where to where; every move is a row of its history. */
const moves: readonly (readonly [from: RoundState, to: RoundState, who: readonly RoundMover[]])[] = [
  [open, closed, ['leader', 'staff', 'clock']],
  [open, cancelled, ['leader', 'staff', 'clock']],
  // Everybody dropped out, or all but one.
  [closed, cancelled, ['staff', 'clock']],
  [closed, packed, ['staff', 'clock']],
  [packed, shipped, ['staff', 'clock']],
  // Everything was taken apart again.
  [packed, cancelled, ['staff', 'clock']],
  [shipped, atAmbassador, ['leader', 'staff']],
  [atAmbassador, handingOver, ['leader', 'staff', 'clock']],
  [handingOver, finished, ['leader', 'staff', 'clock']],
];

export function mayMove(from: RoundState, to: RoundState, who: RoundMover): boolean {
  return moves.some(([one, other, whom]) => one === from && other === to && whom.includes(who));
}

/** Nothing can happen to it any more. */
export const isOver = (state: RoundState): boolean => !moves.some(([from]) => from === state);

/** What a closed round has come to by where its parcels are. */
export function reachedBy(
  parcels: readonly { readonly status: ParcelStatus; readonly packed: boolean }[],
): typeof closed | typeof packed | typeof shipped {
  if (parcels.length === 0) return closed;
  if (parcels.every(({ status }) => status > parcelStatuses.inWarehouse)) return shipped;
  return parcels.every(({ status, packed: boxed }) => boxed && status >= parcelStatuses.inWarehouse) ? packed : closed;
}

export interface Closable {
  readonly state: RoundState;
  readonly endsAt: Date;
  readonly targetGrams: number | null;
}

/**
 * What becomes of an open round now: it closes at its date or with its target reached, and falls back where too few have
 * joined by its date. A leader may close it as soon as there are enough.
 */
export function dueOf(
  round: Closable,
  { members, billableGrams }: { readonly members: number; readonly billableGrams: number },
  { minMembers }: { readonly minMembers: number },
  now: Date,
): 'wait' | 'close' | 'fallBack' {
  if (round.state !== open) return 'wait';
  const enough = members >= minMembers;
  const over = round.endsAt <= now;
  const reached = round.targetGrams !== null && billableGrams >= round.targetGrams;
  if (enough && (over || reached)) return 'close';
  return over ? 'fallBack' : 'wait';
}

/** What happens to a part that lies at the ambassador: nothing, the first or second reminder, or it goes back. */
export function unfetchedStep(
  { arrivedAt, reminders }: { readonly arrivedAt: Date | null; readonly reminders: number },
  { remindDays, backDays }: { readonly remindDays: readonly [number, number]; readonly backDays: number },
  now: Date,
): 'wait' | 1 | 2 | 'back' {
  if (!arrivedAt) return 'wait';
  const over = (days: number) => addDays(arrivedAt, days) <= now;
  if (over(backDays)) return 'back';
  if (over(remindDays[1]) && reminders < 2) return 2;
  return over(remindDays[0]) && reminders < 1 ? 1 : 'wait';
}
