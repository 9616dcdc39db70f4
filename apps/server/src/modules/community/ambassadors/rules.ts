import { type AmbassadorState, ambassadorStates } from '@sgb/contract/group-states.ts';
import { accountIdentities, type UserType, userTypes } from '@sgb/contract/people.ts';
import { addDays, dayMs } from '@sgb/contract/time.ts';

const { submitted, approved, refused, withdrawn, active, paused, ended } = ambassadorStates;

export type Mover = 'self' | 'staff' | 'clock';

/** Who may move an ambassador from where to where. */
const moves: readonly (readonly [from: AmbassadorState, to: AmbassadorState, who: readonly Mover[]])[] = [
  [submitted, approved, ['staff']],
  [submitted, refused, ['staff']],
  [submitted, withdrawn, ['self']],
  [approved, active, ['clock', 'staff']],
  [approved, paused, ['self', 'staff', 'clock']],
  [approved, ended, ['staff']],
  [active, paused, ['self', 'staff', 'clock']],
  [active, ended, ['staff']],
  [paused, active, ['self', 'staff']],
  // Who paused on probation goes on with it.
  [paused, approved, ['self', 'staff']],
  [paused, ended, ['staff']],
];

export function mayMove(from: AmbassadorState, to: AmbassadorState, who: Mover): boolean {
  return moves.some(([one, other, whom]) => one === from && other === to && whom.includes(who));
}

const isLiving = (state: AmbassadorState): boolean =>
  ([submitted, approved, active, paused] as const).includes(state as 10);
export const isServing = (state: AmbassadorState): boolean => state === approved || state === active;

/** Where a pause ends: who was on probation is so again, if it lasts. */
export function stateAfterPause(probationUntil: Date | null, now: Date): 20 | 50 {
  return probationUntil && probationUntil > now ? approved : active;
}

export interface Applicant {
  readonly userType: UserType;
  readonly customerIdentity: number;
  readonly staff: boolean;
  readonly mobileVerified: boolean;
  readonly hasIdentity: boolean;
  readonly hasBank: boolean;
  /** What became of the last application, if there was one. */
  readonly last: { readonly state: AmbassadorState; readonly stateAt: Date } | undefined;
}

export type ApplyFault = 'business' | 'leader' | 'open' | 'tooSoon' | 'mobile' | 'identity' | 'bank';

/** From when somebody may apply again; null when that is no question. */
export function againAt(last: Applicant['last'], applyAgainDays: number): Date | null {
  return last?.state === refused ? addDays(last.stateAt, applyAgainDays) : null;
}

/** Why somebody cannot apply; null when they can. */
export function applyFault(
  who: Applicant,
  { applyAgainDays }: { applyAgainDays: number },
  now: Date,
): ApplyFault | null {
  if (who.userType === userTypes.header) return 'leader';
  const personal =
    who.userType === userTypes.normalPersonal ||
    who.userType === userTypes.member ||
    who.userType === userTypes.unknown;
  if (who.staff || !personal || who.customerIdentity === accountIdentities.business) return 'business';
  if (who.last && isLiving(who.last.state)) return 'open';
  const again = againAt(who.last, applyAgainDays);
  if (again && again > now) return 'tooSoon';
  if (!who.mobileVerified) return 'mobile';
  if (!who.hasIdentity) return 'identity';
  return who.hasBank ? null : 'bank';
}

/** What is to be done about an ambassador who was last seen at work then. */
export function inactivity(
  lastAt: Date,
  warnedAt: Date | null,
  { warnDays, inactiveDays }: { warnDays: number; inactiveDays: number },
  now: Date,
): 'none' | 'warn' | 'retire' {
  const days = (now.getTime() - lastAt.getTime()) / dayMs;
  if (days >= inactiveDays) return 'retire';
  return days >= warnDays && !(warnedAt && warnedAt > lastAt) ? 'warn' : 'none';
}

/** A group's size as strangers see it. */
export const roundedMembers = (members: number): number => Math.floor(members / 5) * 5;

/** The mean in tenths, 47 for 4.7; 0 as long as too few have voted. */
export function shownScore(mean: number, votes: number, { scoreVotes }: { scoreVotes: number }): number {
  return votes < scoreVotes ? 0 : Math.round(mean * 10);
}

/** Pages where somebody pays: nothing may come between. */
const payingPages =
  /^\/(shoporder\/(checkout|2\/cart\/topay|paysuccess)|recharge|user\/recharge|deliveryorder\/combine|old\/deliveryorder\/combine|membership\/checkout|clearance\/detail)/;

export const isPaying = (location: string): boolean => payingPages.test(location.replace(/^\/shop(?=\/)/, ''));
