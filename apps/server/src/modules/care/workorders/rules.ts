import { addDays } from '@sgb/contract/time.ts';
import {
  activeStates,
  type CaseState,
  type CaseType,
  type CaseVoice,
  type CloseReason,
} from '@sgb/contract/workorder-states.ts';
import type { CaseAction } from '@sgb/contract/workorders.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import {
  addWorkingHours,
  type WorkingTerms,
  workingDaysBetween,
  workingHoursBetween,
} from '../../../platform/working-time.ts';
import type { workordersTerms } from './settings.ts';

export type CaseTerms = SettingValue<typeof workordersTerms>;

/** Who may move a case where. */
const transitions: Readonly<Record<CaseState, Readonly<Partial<Record<CaseState, readonly CaseVoice[]>>>>> = {
  10: { 20: ['staff'], 30: ['staff'], 40: ['staff'], 50: ['shopper'] },
  20: { 30: ['staff'], 40: ['staff'], 50: ['shopper'] },
  30: { 20: ['shopper', 'staff'], 40: ['staff'], 50: ['shopper', 'shop'] },
  40: { 20: ['shopper'], 50: ['shopper', 'shop'] },
  50: { 20: ['shopper'] },
};

export const mayMove = (from: CaseState, to: CaseState, who: CaseVoice): boolean =>
  transitions[from][to]?.includes(who) ?? false;

export const isActive = ({ state }: { readonly state: CaseState }): boolean => activeStates.includes(state);

/** About money or goods: whoever has such a case open does not send money away meanwhile. */
export const disputeTypes: readonly CaseType[] = [1, 2, 3, 4, 5, 7, 8];

/** When people work here, and when those work whom a decision needs: suppliers and the warehouse in China, too. */
export interface Hours {
  readonly answer: WorkingTerms;
  readonly decision: WorkingTerms;
}

export interface Clocked {
  readonly type: CaseType;
  readonly state: CaseState;
  readonly stateAt: Date;
  readonly answerBy: Date;
  readonly answeredAt: Date | null;
  readonly decideBy: Date;
  readonly decidedAt: Date | null;
  readonly reopened: number;
  readonly closeReason: CloseReason | null;
}

/** A working day is as long as a weekday, so that Saturday is a part of one. */
function dayHours({ weekdays }: WorkingTerms): number {
  return weekdays ? (weekdays.to - weekdays.from) / 60 : 24;
}

export const decisionDays = (type: CaseType, terms: CaseTerms): number => terms.decisionDays[`${type}`];

/** By when a case that begins now is answered and decided. */
export function deadlines(type: CaseType, now: Date, answerHours: number, hours: Hours, terms: CaseTerms) {
  return {
    answerBy: addWorkingHours(hours.answer, now, Math.min(answerHours, terms.answerHours)),
    decideBy: addWorkingHours(hours.decision, now, decisionDays(type, terms) * dayHours(hours.decision)),
  };
}

/** The clock of the decision stood still while the shopper was asked; a short while is always left to us. */
export function resumedDecision(waited: Clocked, now: Date, hours: Hours, terms: CaseTerms): Date {
  const left = workingHoursBetween(hours.decision, waited.stateAt, waited.decideBy);
  return addWorkingHours(hours.decision, now, Math.max(left, terms.answerHours));
}

const runs = ({ state }: Clocked) => state === 10 || state === 20;
const answerIsLate = (found: Clocked, now: Date) => isActive(found) && !found.answeredAt && now > found.answerBy;
const decisionIsLate = (found: Clocked, now: Date) => runs(found) && now > found.decideBy;

export const isLate = (found: Clocked, now: Date): boolean => answerIsLate(found, now) || decisionIsLate(found, now);

/** The working days that we were late on up to now, by either clock. */
export function lateDays(found: Clocked, now: Date, hours: Hours): string[] {
  const days = [
    ...(answerIsLate(found, now) ? workingDaysBetween(hours.answer, found.answerBy, now) : []),
    ...(decisionIsLate(found, now) ? workingDaysBetween(hours.decision, found.decideBy, now) : []),
  ];
  return [...new Set(days)].toSorted();
}

/** Of those days the ones to pay for: each once, and no more coins than the most. */
export function daysToPay(days: readonly string[], paid: ReadonlySet<string>, { late }: CaseTerms): string[] {
  const left = Math.max(0, Math.floor(late.most / late.coins) - paid.size);
  return days.filter((day) => !paid.has(day)).slice(0, left);
}

/** When a case closes by itself: asked and not answered, or solved and left alone. */
export function closesAt({ state, stateAt }: Clocked, terms: CaseTerms): Date | null {
  if (state === 30) return addDays(stateAt, terms.silenceDays);
  return state === 40 ? addDays(stateAt, terms.closeDays) : null;
}

/** How many reminders a shopper who was asked should have had by now. */
export function remindersDue({ state, stateAt }: Clocked, now: Date, terms: CaseTerms): number {
  return state === 30 ? terms.remindDays.filter((days) => now >= addDays(stateAt, days)).length : 0;
}

/** Until when a case can be opened again; null where it cannot. */
export function reopenUntil(found: Clocked, terms: CaseTerms): Date | null {
  if (found.reopened >= terms.reopenTimes) return null;
  if (found.state === 40) return addDays(found.stateAt, terms.reopenDays);
  if (found.state !== 50 || found.closeReason === 'withdrawn') return null;
  return addDays(found.decidedAt ?? found.stateAt, terms.reopenDays);
}

export function mayReopen(found: Clocked, now: Date, terms: CaseTerms): boolean {
  const until = reopenUntil(found, terms);
  return until !== null && now < until;
}

/** What the shopper can do with a case now. */
export function actionsOf(found: Clocked & { readonly escalatedAt: Date | null }, now: Date, terms: CaseTerms) {
  const possible: readonly [CaseAction, boolean][] = [
    ['answer', isActive(found)],
    ['accept', found.state === 40],
    ['reopen', mayReopen(found, now, terms)],
    ['escalate', isLate(found, now) && found.escalatedAt === null],
    ['withdraw', isActive(found)],
  ];
  return possible.flatMap(([action, may]) => (may ? [action] : []));
}
