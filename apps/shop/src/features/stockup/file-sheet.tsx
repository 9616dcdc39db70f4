import { mostInDispatchFile, sampleDispatchFile } from '@sgb/contract/dispatch-states.ts';
import type { DispatchImport, DispatchImportRow } from '@sgb/contract/dispatch-views.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { query, useApi } from '../../shared/api/api.ts';
import { sendWish } from '../../shared/api/wish.ts';
import { CsvChoice } from '../../shared/forms/csv-choice.tsx';
import { useSent } from './use-dispatch.ts';

/** Sends to many clients from a file: first what is in it and what is wrong, then its good rows in one go. */
export default function FileSheet({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const sent = useSent();
  const [csv, setCsv] = useState('');
  const shelves = useQuery(query('GET /api/stockup/shelves', { page: 1, keyword: '' }));
  const look = useMutation({
    async mutationFn(file: File) {
      const text = await file.text();
      setCsv(text);
      return api.call('POST /api/stockup/ship/import', { csv: text, make: 0, key: crypto.randomUUID() });
    },
  });
  const make = useMutation({
    mutationFn: () => sendWish('POST /api/stockup/ship/import', { csv, make: 1 }),
    async onSuccess({ made }) {
      const waiting = made?.waiting ? `${made.waiting} wait in Pending for money.` : '';
      notify('good', `${made?.paid ?? 0} dispatches go out`, { description: waiting });
      onClose();
      await sent();
    },
  });
  const found = look.data;
  const problem = look.error ?? make.error;
  const skuIds = shelves.data?.items.map(({ skuId }) => skuId) ?? [];
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Send from a file"
      description={`A CSV file from any spreadsheet, up to ${mostInDispatchFile} rows: each is a parcel to one client.`}
      width="lg"
      footer={
        <Button
          variant="action"
          wide
          disabled={!found || found.good === 0}
          loading={make.isPending}
          onClick={() => make.mutate()}
        >
          {found && found.good > 0 ? `Send ${found.good} for ${formatRand(found.totalCents)}` : 'Send'}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <CsvChoice
          chosen={look.variables?.name}
          onChoose={(file) => {
            make.reset();
            look.mutate(file);
          }}
          sample={{ name: 'sgb-dispatches-sample.csv', text: sampleDispatchFile(skuIds) }}
        />
        {problem && <Notice tone="danger">{problem.message}</Notice>}
        {look.isPending && <p role="status">Reading the file</p>}
        {found && !look.isPending && <Found found={found} />}
      </div>
    </Sheet>
  );
}

const isBad = ({ faults }: DispatchImportRow) => faults.length > 0;

/** What a file holds, the rows to mend first. */
function Found({ found }: { found: DispatchImport }) {
  const { rows, good, bad, fault, totalCents, balanceCents, newClients } = found;
  return (
    <>
      {fault && <Notice tone="danger">{fault}</Notice>}
      {bad > 0 && (
        <Notice tone="warn" title={`${bad} of ${good + bad} rows have a mistake`}>
          They are left out. The others can be sent as they are.
        </Notice>
      )}
      {bad === 0 && good > 0 && <Notice tone="good">All {good} rows are fine.</Notice>}
      {newClients > 0 && <p className="text-ink-soft text-sm">{newClients} new clients are added to your list.</p>}
      {totalCents > balanceCents && (
        <Notice tone="warn" title={`Your balance is ${formatRand(totalCents - balanceCents)} too low for all of them`}>
          The rest waits in Pending.
        </Notice>
      )}
      <ul className="divide-y divide-line">
        {[...rows.filter(isBad), ...rows.filter((row) => !isBad(row))].map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
    </>
  );
}

function Row({ row }: { row: DispatchImportRow }) {
  const Mark = isBad(row) ? CircleAlert : CircleCheck;
  return (
    <li className="flex gap-3 py-2 text-sm">
      <Mark aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${isBad(row) ? 'text-danger' : 'text-good'}`} />
      <div className="min-w-0 flex-1 break-words">
        <p>
          <span className="money text-ink-soft">Line {row.line}</span> <span className="font-medium">{row.name}</span>
        </p>
        <p className="text-ink-soft">{[row.what, row.way, row.place].filter(Boolean).join(' · ')}</p>
        {row.faults.map(({ field, message }) => (
          <p key={field} className="text-danger">
            <span className="font-medium">{field}:</span> {message}
          </p>
        ))}
      </div>
      {row.cents > 0 && <span className="money shrink-0">{formatRand(row.cents)}</span>}
    </li>
  );
}
