import { shopZone } from './time.ts';

/** Moments in words, as South Africans write them and by the clock of the shop; a day counts as its first moment. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Date | string) => string {
  const format = new Intl.DateTimeFormat('en-ZA', { timeZone: shopZone, ...options });
  return (moment) => format.format(new Date(moment));
}

/** '05 Nov 2026' */
export const shortDate = dateFormat({ dateStyle: 'medium' });

/** '05 November 2026' */
export const longDate = dateFormat({ dateStyle: 'long' });

/** '05 Nov 2026, 12:05' */
export const dateAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** 'Thursday, 05 November at 12:05' */
export const weekdayAndTime = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** '12:05' */
export const clockTime = dateFormat({ hour: '2-digit', minute: '2-digit' });

/** 'November 2026' of '2026-11' */
export const monthAndYear = dateFormat({ month: 'long', year: 'numeric' });

/** What ends with a day ends at the first moment of the next one: the one before it names the day. */
export const lastMoment = (end: Date | string): Date => new Date(new Date(end).getTime() - 1);
