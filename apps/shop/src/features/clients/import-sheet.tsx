import { sampleReceiverFile } from '@sgb/contract/receiver-file.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { ImportRows } from './import-rows.tsx';
import type { Import } from './use-import.ts';

interface ImportSheetProps {
  /** Made by the page: what is loaded here should bring nothing along but the sheet. */
  work: Import;
  onClose: () => void;
}

/** Brings receivers from a file: first what is in it and what is wrong, then all of them at once. */
export default function ImportSheet({ work: { check, bring }, onClose }: ImportSheetProps) {
  const fileId = useId();
  const checked = check.data;
  const ready = checked !== undefined && checked.fault === '' && checked.bad === 0 && checked.good > 0;
  const problem = check.error ?? bring.error;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import receivers"
      description="A CSV file from any spreadsheet, up to 500 rows. Nothing is saved before you say so."
      width="lg"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} className="max-md:flex-1">
            Cancel
          </Button>
          <Button disabled={!ready} loading={bring.isPending} onClick={() => bring.mutate()} className="max-md:flex-1">
            {ready ? `Add ${checked.good} ${checked.good === 1 ? 'receiver' : 'receivers'}` : 'Add receivers'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="flex min-w-0 flex-col gap-1">
            <label htmlFor={fileId} className="font-medium text-sm">
              CSV file
            </label>
            <input
              id={fileId}
              type="file"
              accept=".csv,text/csv,text/plain"
              className="max-w-full rounded-control text-sm file:mr-3 file:min-h-11 file:rounded-control file:border file:border-line-strong file:bg-card file:px-4 file:font-semibold file:text-ink"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                bring.reset();
                if (file) check.mutate(file);
              }}
            />
          </div>
          <a
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(sampleReceiverFile)}`}
            download="sgb-receivers-sample.csv"
            className="inline-flex min-h-11 items-center gap-2 font-medium text-brand text-sm hover:underline"
          >
            <Download aria-hidden="true" className="size-4" />
            Sample file
          </a>
        </div>
        {problem && <Notice tone="danger">{problem.message}</Notice>}
        {check.isPending && <p role="status">Reading the file</p>}
        {checked && !check.isPending && <ImportRows checked={checked} />}
      </div>
    </Sheet>
  );
}
