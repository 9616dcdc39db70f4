import { shopDay } from '@sgb/contract/time.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Table } from '@sgb/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Figure } from '../../shared/detail/figure.tsx';
import { LedgerPaper } from '../../shared/files/ledger-paper.tsx';
import { saveAll } from '../../shared/table/csv.ts';
import { useView } from '../../shared/table/use-view.ts';

/** @public */
export function Component() {
  const view = useView();
  const month = view.get('month') ?? shopDay(new Date()).slice(0, 7);
  const found = useQuery(query('GET /api/staff/ledger/turnover', { month }));
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">Turnover and VAT</h1>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <Field label="Month">
          <Input
            type="month"
            value={month}
            onChange={({ target }) => /^20\d\d-\d\d$/.test(target.value) && view.set({ month: target.value })}
          />
        </Field>
        <span className="flex gap-2">
          <LedgerPaper kind="turnover" month={month} />
          <Button
            variant="secondary"
            size="sm"
            disabled={!found.data}
            onClick={() => saveAll(`Turnover ${month}`, 'GET /api/staff/ledger/turnoverlines', { month })}
          >
            CSV
          </Button>
        </span>
      </div>
      <Answer of={found}>
        {({ tills, sales, vat }) => (
          <div className="flex flex-col gap-5">
            <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
              <Figure name="Sales, less what went back" value={formatRand(sales)} />
              <Figure name="Tax invoices (from our shelves)" value={String(vat.invoices)} />
              <Figure name="Their total" value={formatRand(vat.total)} />
              <Figure name={`VAT in them at ${formatPercent(vat.basisPoints)}`} value={formatRand(vat.vat)} />
              <Figure name="Credit notes (what went back of such sales)" value={String(vat.credited.notes)} />
              <Figure name="Their total" value={formatRand(vat.credited.total)} />
              <Figure name="VAT in them" value={formatRand(vat.credited.vat)} />
              <Figure name="VAT to pay" value={formatRand(vat.due)} />
            </dl>
            <p className="text-ink-soft text-sm">
              Goods from China are bought for our shoppers: their papers are no tax invoices. What went back of local
              sales takes its VAT back, in the month in which it went back.
            </p>
            <Table
              caption="What moved, by place"
              columns={[
                { key: 'till', header: 'Place', cell: ({ till }) => till, primary: true },
                { key: 'came', header: 'Came in', cell: ({ came }) => formatRand(came), align: 'end' },
                { key: 'went', header: 'Left', cell: ({ went }) => formatRand(went), align: 'end' },
                { key: 'net', header: 'Net', cell: ({ net }) => formatRand(net), align: 'end' },
              ]}
              rows={tills.filter(({ till }) => !till.startsWith('scoin.'))}
              rowKey={({ till }) => till}
              empty="Nothing moved in that month."
            />
          </div>
        )}
      </Answer>
    </>
  );
}
