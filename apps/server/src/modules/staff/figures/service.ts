import { type getFigures, plotNames } from '@sgb/contract/figures.ts';
import { may, type Person } from '@sgb/contract/policy.ts';
import { plusDays, shopDay } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Desk } from '../../../platform/desk.ts';
import type { Call } from '../../../platform/http/call.ts';

interface Kept {
  readonly name: string;
  /** Which day of the span, from 1, and what it was. */
  readonly values: readonly (readonly [number, number])[];
}

/** A row for each line, its values as one JSON: a year of all of them is 20,000 values. */
const keptText = `
  select name, json_agg(json_build_array(day - $2::date, value)) as values from daily_figures
  where name = any($1::text[]) and day > $2::date and day <= $3::date group by name`;

/** The lines that somebody may see, queues among them. */
const linesOf = (desks: readonly Desk[], who: Person) =>
  [
    ...desks.flatMap(({ series = [] }) => series),
    ...desks.flatMap(({ queues = [] }) =>
      queues.map(({ name, title, right }) => ({ name: `queue.${name}`, title, right, plot: 'queues' as const })),
    ),
  ].filter(({ right }) => may(right, who));

export async function figures(
  { db, clock, session }: Call<'staff'>,
  { days }: z.output<typeof getFigures.input>,
  desks: readonly Desk[],
) {
  const today = shopDay(clock.now());
  const shown = Array.from({ length: days }, (_, back) => plusDays(today, back + 1 - days));
  const lines = linesOf(desks, session.person);
  const names = lines.map(({ name }) => name);
  const kept = await db.read((reader) =>
    reader.run<Kept>('figures.kept', keptText, [names, plusDays(today, -days), today]),
  );
  const byLine = new Map(kept.map(({ name, values }) => [name, values]));
  const valuesOf = (name: string) => {
    const values = Array.from<number | null>({ length: days }).fill(null);
    for (const [place, value] of byLine.get(name) ?? []) values[place - 1] = value;
    return values;
  };
  const plots = plotNames.map((plot) => ({
    name: plot,
    series: lines
      .filter((line) => line.plot === plot)
      .map(({ name, title }) => ({ name, title, values: valuesOf(name) })),
  }));
  return { days: shown, plots: plots.filter(({ series }) => series.length > 0) };
}
