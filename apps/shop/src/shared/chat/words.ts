import type { OutputOf } from '@sgb/contract/client.ts';
import { clockTime, dateFormat, longDate } from '@sgb/contract/date-words.ts';
import { addDays } from '@sgb/contract/time.ts';

type Answer = OutputOf<'GET /api/contact/person'>;

const weekday = dateFormat({ weekday: 'long' });

/** The day a message was sent, as people say it. */
export function dayWord(moment: string, now: Date): string {
  const day = longDate(moment);
  if (day === longDate(now)) return 'Today';
  return day === longDate(addDays(now, -1)) ? 'Yesterday' : day;
}

export const kindWords = { consultant: 'Your consultant', ambassador: 'Your ambassador', shopper: 'Shopper' } as const;

/** When an answer can be expected. */
export function answerWord({ opensAt, answerHours }: Answer): string {
  const soon = `Answers within ${answerHours} working ${answerHours === 1 ? 'hour' : 'hours'}`;
  if (opensAt === '') return `At work now. ${soon}.`;
  return `Back on ${weekday(opensAt)} at ${clockTime(opensAt)}. ${soon}.`;
}
