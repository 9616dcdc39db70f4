import { sampleReceiverFile } from '@sgb/contract/receiver-file.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { CsvChoice } from '../../shared/forms/csv-choice.tsx';
import { ImportRows } from './import-rows.tsx';
import type { Import } from './use-import.ts';

interface ImportSheetProps {
  /** Made by the page: what is loaded here should bring nothing along but the sheet. */
  work: Import;
  onClose: () => void;
}

/** Brings receivers from a file: first what is in it and what is wrong, then all of them at once. */
export default function ImportSheet({ work: { check, bring }, onClose }: ImportSheetProps) {
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
        <CsvChoice
          chosen={check.variables?.name}
          onChoose={(file) => {
            bring.reset();
            check.mutate(file);
          }}
          sample={{ name: 'sgb-receivers-sample.csv', text: sampleReceiverFile }}
        />
        {problem && <Notice tone="danger">{problem.message}</Notice>}
        {check.isPending && <p role="status">Reading the file</p>}
        {checked && !check.isPending && <ImportRows checked={checked} />}
      </div>
    </Sheet>
  );
}
