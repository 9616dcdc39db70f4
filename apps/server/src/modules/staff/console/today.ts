import type { Today } from '@sgb/contract/console.ts';
import { pagesOf } from '@sgb/contract/console-pages.ts';
import { may } from '@sgb/contract/policy.ts';
import { addDays, startOfDay } from '@sgb/contract/time.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Desk, Queue, Waiting } from '../../../platform/desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import { gather } from './gather.ts';
import { clockOf } from './rules.ts';

type Found = Readonly<Record<string, unknown>>;

interface Held {
  readonly id: number;
  readonly title: string;
  readonly since: string;
}

const momentOf = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null);

function waitingOf({ dueOf }: Queue, row: Found, at: At): Waiting {
  const count = Number(row.count ?? 0);
  const oldest = momentOf(row.oldest);
  const due = dueOf && oldest ? dueOf({ count, oldest, more: row.more }, at) : momentOf(row.due);
  return { count, oldest, due };
}

/** What waits for whoever asks, and how the day goes: of what they have a right to, in one statement. */
export async function today(call: Call<'staff'>, desks: readonly Desk[]): Promise<Today> {
  const at = await atOf(call);
  const { now } = at;
  const { person } = call.session;
  const queues = desks.flatMap(({ queues: theirs = [] }) => theirs).filter(({ right }) => may(right, person));
  const figures = desks.flatMap(({ figures: theirs = [] }) => theirs).filter(({ right }) => may(right, person));
  const hands = desks.flatMap(({ inHand = [] }) => inHand).filter(({ right }) => may(right, person));
  const pages = pagesOf(person).map(({ path }) => path);
  const midnight = startOfDay(now);
  const days = [midnight, now, addDays(midnight, -1), addDays(now, -1)];
  const found = await call.db.transact((tx) => {
    // PostgreSQL would plan some fifty parts anew each time, which takes as long as they do.
    tx.send('desk.planOnce', 'set local plan_cache_mode = force_generic_plan', []);
    return gather(tx, [
      ...queues.map(({ text, values }) => ({ text, values: values?.(at, pages) ?? [] })),
      ...figures.map(({ text }) => ({ text, values: days })),
      ...hands.map(({ text }) => ({ text, values: [call.session.accountId] })),
    ]);
  });
  return {
    queues: queues.map((queue, place) => {
      const { count, oldest, due } = waitingOf(queue, found[place] ?? {}, at);
      const clock = clockOf({ oldest, due }, now);
      const moments = { oldest: oldest?.toISOString() ?? null, due: due?.toISOString() ?? null };
      return { name: queue.name, title: queue.title, count, ...moments, clock };
    }),
    figures: figures.map(({ name, title, unit }, place) => {
      const row = found[queues.length + place];
      return { name, title, unit, value: Number(row?.today ?? 0), before: Number(row?.before ?? 0) };
    }),
    inHand: hands
      .flatMap(({ pathOf }, place) => {
        const items = (found[queues.length + figures.length + place]?.items ?? []) as readonly Held[];
        return items.map(({ id, title, since }) => ({
          path: pathOf(id),
          title,
          since: new Date(since).toISOString(),
        }));
      })
      .toSorted((one, other) => one.since.localeCompare(other.since)),
    at: now.toISOString(),
  };
}
