import type { SizeTable } from '@sgb/contract/help.ts';
import { Card } from '@sgb/ui/card.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { findSize, parseMeasure, tableFor } from './size-rules.ts';

/** Finds the row of a table for one measure of the body. */
export function SizeConverter({ tables }: { tables: readonly SizeTable[] }) {
  const id = useId();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(() => tableFor(tables, search.get('for') ?? ''));
  const [text, setText] = useState('');
  const table = tables[chosen];
  if (!table) return null;
  const measure = parseMeasure(text);
  const wrong = text.trim() !== '' && measure === undefined;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-lg">
        Find your size
      </h2>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Field label="What for">
          <Select
            value={String(chosen)}
            onChange={(event) => setChosen(Number(event.target.value))}
            options={tables.map(({ caption }, place) => ({ value: String(place), label: caption }))}
          />
        </Field>
        <Field
          label={`${table.measure} in ${table.unit}`}
          error={wrong && `Write a number, such as ${table.rows[0]?.to}.`}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
      <div role="status" className="mt-4 min-h-14">
        {measure === undefined ? (
          <p className="text-ink-soft text-sm">Your size appears here.</p>
        ) : (
          <Result table={table} measure={measure} />
        )}
      </div>
    </Card>
  );
}

function Result({ table, measure }: { table: SizeTable; measure: number }) {
  const found = findSize(table, measure);
  if (found === 'below' || found === 'above') {
    const end = found === 'below' ? table.rows[0]?.from : table.rows.at(-1)?.to;
    return (
      <p className="text-sm">
        {found === 'below' ? 'Smaller' : 'Larger'} than this table: it {found === 'below' ? 'begins' : 'ends'} at {end}{' '}
        {table.unit}. Look for the supplier’s own table on the product page.
      </p>
    );
  }
  return (
    <dl className="flex flex-wrap gap-2">
      {table.columns.map((column, place) => (
        <div key={column} className="min-w-16 rounded-control bg-brand-soft px-3 py-2">
          <dt className="text-ink-soft text-xs">{column}</dt>
          <dd className="font-semibold tabular-nums">{found.cells[place]}</dd>
        </div>
      ))}
    </dl>
  );
}
