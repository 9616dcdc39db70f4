import type { OutputOf } from '@sgb/contract/client.ts';
import { addDays } from '@sgb/contract/time.ts';

type Answer = OutputOf<'GET /api/contact/person'>;

const zone = 'Africa/Johannesburg';
const clock = new Intl.DateTimeFormat('en-ZA', { hour: '2-digit', minute: '2-digit', timeZone: zone });
const weekday = new Intl.DateTimeFormat('en-ZA', { weekday: 'long', timeZone: zone });
const date = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'long', timeZone: zone });

export const timeOf = (moment: string) => clock.format(new Date(moment));

/** The day a message was sent, as people say it. */
export function dayWord(moment: string, now: Date): string {
  const day = date.format(new Date(moment));
  if (day === date.format(now)) return 'Today';
  return day === date.format(addDays(now, -1)) ? 'Yesterday' : day;
}

export const kindWords = { consultant: 'Your consultant', ambassador: 'Your ambassador', shopper: 'Shopper' } as const;

/** When an answer can be expected. */
export function answerWord({ opensAt, answerHours }: Answer): string {
  const soon = `Answers within ${answerHours} working ${answerHours === 1 ? 'hour' : 'hours'}`;
  if (opensAt === '') return `At work now. ${soon}.`;
  return `Back on ${weekday.format(new Date(opensAt))} at ${timeOf(opensAt)}. ${soon}.`;
}
