import type { CheckedFile, CheckedRow } from '@sgb/contract/clients.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { CircleAlert, CircleCheck } from 'lucide-react';

/** What a file holds, the rows to mend first. */
export function ImportRows({ checked }: { checked: CheckedFile }) {
  const { rows, good, bad, fault } = checked;
  const ordered = [...rows.filter(isBad), ...rows.filter((row) => !isBad(row))];
  return (
    <>
      {fault && <Notice tone="danger">{fault}</Notice>}
      {bad > 0 && (
        <Notice tone="warn" title={`${bad} of ${good + bad} rows have a mistake`}>
          Correct them in the file and choose it again. Nothing has been saved.
        </Notice>
      )}
      {!fault && bad === 0 && good > 0 && <Notice tone="good">All {good} rows are fine.</Notice>}
      <ul className="divide-y divide-line">
        {ordered.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
    </>
  );
}

const isBad = ({ faults }: CheckedRow) => faults.length > 0;

function Row({ row }: { row: CheckedRow }) {
  const Mark = isBad(row) ? CircleAlert : CircleCheck;
  return (
    <li className="flex gap-3 py-2 text-sm">
      <Mark aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${isBad(row) ? 'text-danger' : 'text-good'}`} />
      <div className="min-w-0 flex-1 break-words">
        <p>
          <span className="money text-ink-soft">Line {row.line}</span> <span className="font-medium">{row.name}</span>
        </p>
        <p className="text-ink-soft">{[row.mobile, row.place, row.idMasked].filter(Boolean).join(' · ')}</p>
        {row.faults.map(({ field, message }) => (
          <p key={field} className="text-danger">
            <span className="font-medium">{field}:</span> {message}
          </p>
        ))}
      </div>
    </li>
  );
}
