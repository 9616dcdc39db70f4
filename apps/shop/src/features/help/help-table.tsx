import type { HelpBlock, SizeTable } from '@sgb/contract/help.ts';
import { cx } from '@sgb/ui/cx.ts';
import { RichText } from './rich-text.tsx';

interface HelpTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Many short columns: cells do not wrap. */
  wide?: boolean;
}

const cell = 'border-line border-t px-2.5 py-2.5 align-top md:px-4';

/** Rows stay rows on a phone: these tables are compared line by line. */
function HelpTable({ caption, columns, rows, wide = false }: HelpTableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-card"
    >
      <table className={cx('w-full text-left text-sm tabular-nums', wide && 'whitespace-nowrap')}>
        <caption className="px-2.5 py-2.5 text-left font-semibold md:px-4">{caption}</caption>
        <thead className="bg-sunk text-ink-soft">
          <tr>
            {columns.map((header) =>
              header === '' ? (
                <td key="corner" className={cell} />
              ) : (
                <th key={header} scope="col" className={cx(cell, 'font-medium')}>
                  {header}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...rest]) => (
            <tr key={first}>
              <th scope="row" className={cx(cell, 'font-semibold')}>
                <RichText text={first} />
              </th>
              {rest.map((text, place) => (
                <td key={place} className={cell}>
                  <RichText text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function PlainTable({ caption, columns, rows }: Extract<HelpBlock, { kind: 'table' }>) {
  return <HelpTable caption={caption} columns={columns} rows={rows} />;
}

export function Sizes({ caption, measure, unit, columns, rows }: SizeTable) {
  return (
    <HelpTable
      wide
      caption={caption}
      columns={[`${measure} (${unit})`, ...columns]}
      rows={rows.map(({ from, to, cells }) => [`${from}–${to}`, ...cells])}
    />
  );
}
