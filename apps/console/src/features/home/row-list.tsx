import { type HomeRow, type HomeRowKind, hasWords, homeRowKinds } from '@sgb/contract/home.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { moved } from './row-rules.ts';

export const kindWords: Readonly<Record<HomeRowKind, string>> = {
  hotsale: 'Goods on hot sale',
  localstock: 'Goods in Johannesburg',
  ads: 'Ads of the slot home-middle',
  groupbuy: 'Cheaper with your neighbours',
  howitworks: 'How it works',
  new: 'New goods',
  invogue: 'The showcase In vogue',
  shopwindow: 'The showcase Shop window',
  suppliers: 'Top suppliers',
  recent: 'What somebody looked at last',
  recommended: 'Recommended goods, without end',
};

interface RowListProps {
  readonly rows: readonly HomeRow[];
  readonly onChange: (rows: HomeRow[]) => void;
}

/** The rows from top to bottom; those that are left out stand below and can be put in again. */
export function RowList({ rows, onChange }: RowListProps) {
  const left = homeRowKinds.filter((kind) => rows.every(({ row }) => row !== kind));
  const change = (place: number, words: Partial<HomeRow>) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, ...words } : row)));
  return (
    <>
      <ol className="flex flex-col gap-3">
        {rows.map((row, place) => (
          <li
            key={row.row}
            aria-label={kindWords[row.row]}
            className="flex flex-col gap-3 rounded-card border border-line bg-card p-3"
          >
            <div className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 flex-1 font-medium text-sm max-sm:basis-full">
                {place + 1}. {kindWords[row.row]}
              </span>
              <Button size="sm" variant="ghost" disabled={place === 0} onClick={() => onChange(moved(rows, place, -1))}>
                Up
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={place === rows.length - 1}
                onClick={() => onChange(moved(rows, place, 1))}
              >
                Down
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={rows.length === 1}
                onClick={() => onChange(rows.filter((each) => each !== row))}
              >
                Leave out
              </Button>
            </div>
            {hasWords(row.row) && (
              <div className="grid gap-3 sm:grid-cols-[1fr_2fr]">
                <Field label="Title" error={row.title.trim().length < 2 ? 'It needs a title.' : undefined}>
                  <Input
                    maxLength={40}
                    value={row.title}
                    onChange={({ target }) => change(place, { title: target.value })}
                  />
                </Field>
                <Field label="Below it" optional>
                  <Input
                    maxLength={100}
                    value={row.note}
                    onChange={({ target }) => change(place, { note: target.value })}
                  />
                </Field>
              </div>
            )}
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <section aria-label="Left out" className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-ink-soft">Left out:</span>
          {left.map((kind) => (
            <Button
              key={kind}
              size="sm"
              variant="secondary"
              onClick={() => onChange([...rows, { row: kind, title: '', note: '' }])}
            >
              Put in: {kindWords[kind]}
            </Button>
          ))}
        </section>
      )}
    </>
  );
}
