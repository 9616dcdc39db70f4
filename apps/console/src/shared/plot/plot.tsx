import { Button } from '@sgb/ui/button.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Table } from '@sgb/ui/table.tsx';
import { lazy, Suspense, useMemo } from 'react';
import { saveCsv } from '../table/csv.ts';
import { drawn, isEmpty, type Line, latestOf, mostLines } from './line.ts';

// The library that draws is loaded when the first plot is shown.
const Canvas = lazy(async () => ({ default: (await import('./canvas.tsx')).Canvas }));

interface PlotProps {
  readonly title: string;
  readonly about: string;
  readonly days: readonly string[];
  readonly lines: readonly Line[];
  readonly format: (value: number) => string;
  readonly steps?: readonly number[] | undefined;
}

/** Lines over days, and behind them the same as a table and a file. */
export function Plot({ title, about, days, lines, format, steps }: PlotProps) {
  const shown = useMemo(() => drawn(lines), [lines]);
  const empty = isEmpty(lines);
  return (
    <section aria-label={title} className="rounded-card border border-line bg-card p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold">{title}</h2>
          <p className="text-ink-soft text-sm">
            {about}
            {lines.length > mostLines && ` The ${mostLines} highest are drawn; the table has all ${lines.length}.`}
          </p>
        </div>
        <Button variant="secondary" size="sm" disabled={empty} onClick={() => saveCsv(title, rowsOf(days, lines))}>
          CSV
        </Button>
      </div>
      {empty ? (
        <EmptyState title="Nothing was counted in these days. It is counted once an hour." picture="parcel" />
      ) : (
        <>
          <Suspense fallback={<div className="min-h-72" />}>
            <Canvas days={days} lines={shown} format={format} steps={steps} />
          </Suspense>
          <details className="mt-2 text-sm">
            <summary className="min-h-8 cursor-pointer text-brand">The same as a table</summary>
            <div className="max-h-96 overflow-auto">
              {lines.length > mostLines ? (
                <Latest title={title} lines={lines} format={format} />
              ) : (
                <ByDay title={title} days={days} lines={lines} format={format} />
              )}
            </div>
          </details>
        </>
      )}
    </section>
  );
}

const rowsOf = (days: readonly string[], lines: readonly Line[]): string[][] => [
  ['Day', ...lines.map(({ title }) => title)],
  ...days.map((day, place) => [day, ...lines.map(({ values }) => String(values[place] ?? ''))]),
];

const told = (value: number | null | undefined, format: PlotProps['format']) =>
  value === null || value === undefined ? '–' : format(value);

function ByDay({ title, days, lines, format }: Omit<PlotProps, 'about' | 'steps'>) {
  return (
    <Table
      caption={title}
      hideCaption
      phone="scroll"
      columns={[
        { key: 'day', header: 'Day', cell: ({ day }) => day, primary: true },
        ...lines.map((line) => ({
          key: line.name,
          header: line.title,
          cell: ({ place }: { place: number }) => told(line.values[place], format),
          align: 'end' as const,
        })),
      ]}
      rows={days.map((day, place) => ({ day, place })).toReversed()}
      rowKey={({ day }) => day}
    />
  );
}

function Latest({ title, lines, format }: Pick<PlotProps, 'title' | 'lines' | 'format'>) {
  return (
    <Table
      caption={title}
      hideCaption
      phone="scroll"
      columns={[
        { key: 'line', header: 'Which', cell: (line) => line.title, primary: true },
        { key: 'latest', header: 'Latest', cell: (line) => told(latestOf(line), format), align: 'end' },
        {
          key: 'most',
          header: 'Most in these days',
          cell: ({ values }) => told(Math.max(0, ...values.map((value) => value ?? 0)), format),
          align: 'end',
        },
      ]}
      rows={[...lines]}
      rowKey={({ name }) => name}
    />
  );
}
