import { monthAndYear } from '@sgb/contract/date-words.ts';
import { savingKinds } from '@sgb/contract/saving-kinds.ts';
import type { Saving } from '@sgb/contract/savings.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Table } from '@sgb/ui/table.tsx';
import { kindWords } from './words.ts';

type Month = Saving['months'][number];

/** The chart in figures, the newest month first. */
export function MonthTable({ months }: { months: readonly Month[] }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brand text-sm hover:underline">
        <span className="group-open:hidden">Show it as a table</span>
        <span className="hidden group-open:inline">Hide the table</span>
      </summary>
      <Table
        caption="Saved by month and kind"
        hideCaption
        phone="scroll"
        rowKey={({ month }) => month}
        rows={months.toReversed()}
        columns={[
          { key: 'month', header: 'Month', primary: true, cell: ({ month }) => monthAndYear(month) },
          ...savingKinds.map((kind) => ({
            key: kind,
            header: kindWords[kind].name,
            align: 'end' as const,
            cell: ({ saved }: Month) => formatRand(saved[kind] ?? 0),
          })),
          { key: 'saved', header: 'Saved', align: 'end', cell: ({ savedCents }) => <b>{formatRand(savedCents)}</b> },
          { key: 'paid', header: 'Fee paid', align: 'end', cell: ({ paidCents }) => formatRand(paidCents) },
        ]}
      />
    </details>
  );
}
