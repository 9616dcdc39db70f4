/** When people work: South African hours and public holidays. */

import {
  addMinutes,
  type Day,
  dayMs,
  dayNumber,
  dayOfNumber,
  hourMs,
  numberOfDay,
  startOfNumber,
} from '@sgb/contract/time.ts';

/** From and to as minutes of the day; null is a day off. */
type Hours = { readonly from: number; readonly to: number } | null;

export interface WorkingTerms {
  readonly weekdays: Hours;
  readonly saturday: Hours;
  readonly sunday: Hours;
  /** Further days off, as 2026-11-04. */
  readonly daysOff: readonly string[];
}

/** Days since 1970 of a date of the year. */
const dayOf = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / dayMs;

/** Easter Sunday by the anonymous Gregorian rule. */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayOf(year, Math.floor(f / 31), (f % 31) + 1);
}

const fixedHolidays = [
  [1, 1],
  [3, 21],
  [4, 27],
  [5, 1],
  [6, 16],
  [8, 9],
  [9, 24],
  [12, 16],
  [12, 25],
  [12, 26],
] as const;

/** 0 is Sunday; day 0 was a Thursday. */
const weekdayOf = (day: number) => (day + 4) % 7;

/** Public Holidays Act: a holiday on a Sunday makes the Monday one, too. */
function holidaysOf(year: number): ReadonlySet<number> {
  const fixed = fixedHolidays.map(([month, date]) => dayOf(year, month, date));
  const sunday = easter(year);
  const mondays = fixed.filter((day) => weekdayOf(day) === 0).map((day) => day + 1);
  return new Set([...fixed, ...mondays, sunday - 2, sunday + 1]);
}

const holidays = new Map<number, ReadonlySet<number>>();

export function isPublicHoliday(day: number): boolean {
  const year = new Date(day * dayMs).getUTCFullYear();
  const known = holidays.get(year) ?? holidaysOf(year);
  holidays.set(year, known);
  return known.has(day);
}

function hoursOf(terms: WorkingTerms, day: number): Hours {
  if (isPublicHoliday(day) || (terms.daysOff.length > 0 && terms.daysOff.includes(dayOfNumber(day)))) return null;
  const weekday = weekdayOf(day);
  return weekday === 0 ? terms.sunday : weekday === 6 ? terms.saturday : terms.weekdays;
}

const moment = (day: number, minute: number) => addMinutes(startOfNumber(day), minute);

/** A year without a single working day is a mistake in the settings, not a reason to hang. */
const farthest = 366;

/** The first working period that ends after `at`. */
function periodAt(terms: WorkingTerms, at: Date): { from: Date; to: Date } | null {
  for (let day = numberOfDay(at); day < numberOfDay(at) + farthest; day++) {
    const hours = hoursOf(terms, day);
    if (hours && moment(day, hours.to) > at) return { from: moment(day, hours.from), to: moment(day, hours.to) };
  }
  return null;
}

/** Null while somebody works; otherwise when they begin again. */
export function opensAt(terms: WorkingTerms, at: Date): Date | null {
  const period = periodAt(terms, at);
  return period && period.from > at ? period.from : null;
}

/** `hours` of working time later. */
export function addWorkingHours(terms: WorkingTerms, at: Date, hours: number): Date {
  let left = hours * hourMs;
  let now = at;
  for (;;) {
    const period = periodAt(terms, now);
    if (!period) return new Date(now.getTime() + left);
    const start = Math.max(now.getTime(), period.from.getTime());
    const end = start + left;
    if (end <= period.to.getTime()) return new Date(end);
    left = end - period.to.getTime();
    now = period.to;
  }
}

/** What of the working time lies between two moments, day by day. */
function* periodsBetween(terms: WorkingTerms, from: Date, to: Date): Generator<{ day: number; ms: number }> {
  const last = Math.min(numberOfDay(to), numberOfDay(from) + farthest);
  for (let day = numberOfDay(from); day <= last; day++) {
    const hours = hoursOf(terms, day);
    if (!hours) continue;
    const start = Math.max(from.getTime(), moment(day, hours.from).getTime());
    const end = Math.min(to.getTime(), moment(day, hours.to).getTime());
    if (end > start) yield { day, ms: end - start };
  }
}

/** Hours of working time between two moments; none when the second comes first. */
export function workingHoursBetween(terms: WorkingTerms, from: Date, to: Date): number {
  let ms = 0;
  for (const period of periodsBetween(terms, from, to)) ms += period.ms;
  return ms / hourMs;
}

/** The days, as 2026-11-16, with working time between two moments. */
export function workingDaysBetween(terms: WorkingTerms, from: Date, to: Date): string[] {
  return Array.from(periodsBetween(terms, from, to), ({ day }) => dayOfNumber(day));
}

/** The day that is so many days with working time after this one. */
export function plusWorkingDays(terms: WorkingTerms, day: Day, days: number): Day {
  let at = dayNumber(day);
  for (let left = days, most = at + farthest; left > 0 && at < most; ) {
    at += 1;
    if (hoursOf(terms, at)) left -= 1;
  }
  return dayOfNumber(at);
}
