import { plots } from '@sgb/contract/figures.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Field } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Plot } from '../../shared/plot/plot.tsx';
import { useView } from '../../shared/table/use-view.ts';

const spans = [
  ['7', 'A week'],
  ['31', 'A month'],
  ['92', 'Three months'],
  ['366', 'A year'],
] as const;

const rounded = (value: number) => Math.round(value * 10) / 10;

const formats = {
  money: (cents: number) => formatRand(Math.round(cents)),
  count: (count: number) => formatCount(Math.round(count)),
  hours: (hours: number) => (hours < 48 ? `${rounded(hours)} h` : `${rounded(hours / 24)} days`),
  days: (days: number) => `${rounded(days)} days`,
} as const;

/** Nothing is counted in parts; hours are shown as days where they are many, and the grid follows. */
const steps = {
  money: undefined,
  count: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 1_000_000],
  hours: [1, 2, 4, 6, 12, 24, 48, 120, 240, 480, 1_200, 2_400, 4_800],
  days: [1, 2, 5, 10, 20, 50, 100],
} as const;

/** @public */
export function Component() {
  const view = useView();
  const asked = view.get('days');
  const days = spans.some(([value]) => value === asked) ? Number(asked) : 31;
  const found = useQuery(query('GET /api/staff/figures', { days }));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h1 className="font-bold text-2xl">Figures</h1>
        <Field label="Span">
          <Select
            value={String(days)}
            onChange={({ target }) => view.set({ days: target.value })}
            options={spans.map(([value, label]) => ({ value, label }))}
          />
        </Field>
      </div>
      <Answer of={found}>
        {({ days: shown, plots: mine }) =>
          mine.length === 0 ? (
            <EmptyState title="There is nothing to look at for your role" picture="parcel" />
          ) : (
            <div className="grid gap-4 xl:grid-cols-2">
              {mine.map(({ name, series }) => (
                <Plot
                  key={name}
                  title={plots[name].title}
                  about={plots[name].about}
                  days={shown}
                  lines={series}
                  format={formats[plots[name].unit]}
                  steps={steps[plots[name].unit]}
                />
              ))}
            </div>
          )
        }
      </Answer>
    </>
  );
}
