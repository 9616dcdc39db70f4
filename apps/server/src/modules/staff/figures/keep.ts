import { consolePages } from '@sgb/contract/console-pages.ts';
import { plusDays, shopDay, shopMoment } from '@sgb/contract/time.ts';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import { type Desk, dayOf, type Series } from '../../../platform/desk.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { countFigures } from './job.ts';

/** How far back is counted when there is nothing yet, and every time after that: what came late is counted then. */
const firstDays = 400;
const againDays = 3;

const keepText = (text: string) => `
  insert into daily_figures (name, day, value) select $3, day, value from (${text}) counted
  on conflict (name, day) do update set value = excluded.value`;

/** Each day of the span, with none where there is no row. */
const withNone = (text: string) => `
  select each::date as day, coalesce(counted.value, 0) as value
  from generate_series(${dayOf('$1::timestamptz')}::timestamp, ${dayOf('$2::timestamptz')}::timestamp, interval '1 day') each
    left join (${text}) counted on counted.day = each::date`;

async function keepSeries(app: App, { name, text, sums }: Series, now: Date): Promise<void> {
  const known = 'select 1 from daily_figures where name = $1 limit 1';
  const [some] = await app.db.read((reader) => reader.run('figures.known', known, [name]));
  const from = shopMoment(plusDays(shopDay(now), -(some ? againDays : firstDays)), 0);
  // One transaction each: a long count keeps none of the others.
  await app.db.run(`figures.keep.${name}`, keepText(sums ? withNone(text) : text), [from, now, name]);
}

/** The most that it was on the day. */
const oldestText = `
  insert into daily_figures (name, day, value) values ($1, $2, $3)
  on conflict (name, day) do update set value = greatest(daily_figures.value, excluded.value)`;

const everyPage = consolePages.map(({ path }) => path);

/** How many hours the oldest of each queue has waited: nobody can tell that afterwards. */
async function keepQueues(app: App, desks: readonly Desk[], now: Date): Promise<void> {
  const at = await atOf(app);
  for (const { name, text, values } of desks.flatMap(({ queues = [] }) => queues)) {
    const [row] = await app.db.read((reader) =>
      reader.run<{ oldest: Date | null }>(`figures.queue.${name}`, text, [...(values?.(at, everyPage) ?? [])]),
    );
    const hours = row?.oldest ? Math.max(0, (+now - +row.oldest) / 3_600_000) : 0;
    await app.db.run('figures.oldest', oldestText, [`queue.${name}`, shopDay(now), Math.round(hours * 10) / 10]);
  }
}

export const keepFigures = (desks: readonly Desk[]) =>
  defineJob({
    ...countFigures,
    cron: '7 * * * *',
    async run(app: App) {
      const now = app.clock.now();
      for (const series of desks.flatMap(({ series: theirs = [] }) => theirs)) await keepSeries(app, series, now);
      await keepQueues(app, desks, now);
    },
  });
