import type { Today } from '@sgb/contract/console.ts';
import { may } from '@sgb/contract/policy.ts';
import { addDays, startOfDay } from '@sgb/contract/time.ts';
import { atOf } from '../../../platform/at.ts';
import type { Desk } from '../../../platform/desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import { clockOf } from './rules.ts';

/** What waits for whoever asks, and how the day goes: of what they have a right to. */
export async function today(call: Call<'staff'>, desks: readonly Desk[]): Promise<Today> {
  const at = await atOf(call);
  const { now } = at;
  const { person } = call.session;
  const queues = desks.flatMap(({ queues: theirs = [] }) => theirs).filter(({ right }) => may(right, person));
  const figures = desks.flatMap(({ figures: theirs = [] }) => theirs).filter(({ right }) => may(right, person));
  const midnight = startOfDay(now);
  const days = [midnight, now, addDays(midnight, -1), addDays(now, -1)];
  type Counted = { readonly today: number; readonly before: number };
  // All of them in one round trip.
  const [waiting, counted] = await call.db.read((reader) =>
    Promise.all([
      Promise.all(queues.map((queue) => queue.read(reader, at))),
      Promise.all(figures.map(({ name, text }) => reader.run<Counted>(`desk.figure.${name}`, text, days))),
    ]),
  );
  return {
    queues: queues.map(({ name, title }, place) => {
      const { count = 0, oldest = null, due = null } = waiting[place] ?? {};
      const clock = clockOf({ oldest, due }, now);
      return { name, title, count, oldest: oldest?.toISOString() ?? null, due: due?.toISOString() ?? null, clock };
    }),
    figures: figures.map(({ name, title, unit }, place) => {
      const [row] = counted[place] ?? [];
      return { name, title, unit, value: row?.today ?? 0, before: row?.before ?? 0 };
    }),
    at: now.toISOString(),
  };
}
