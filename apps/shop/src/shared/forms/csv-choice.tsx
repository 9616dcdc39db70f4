import { buttonClass } from '@sgb/ui/button.tsx';
import { Download, FileUp } from 'lucide-react';

interface CsvChoiceProps {
  /** The name of the file that was chosen last. */
  chosen: string | undefined;
  onChoose: (file: File) => void;
  sample: { name: string; text: string };
}

/** A CSV file to choose, and one to begin with. */
export function CsvChoice({ chosen, onChoose, sample }: CsvChoiceProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <label className={buttonClass({ variant: 'secondary' }, 'focus-within:border-brand')}>
        <FileUp aria-hidden="true" className="size-4" />
        {chosen ?? 'Choose a CSV file'}
        <input
          type="file"
          aria-label="CSV file"
          accept=".csv,text/csv,text/plain"
          className="sr-only"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) onChoose(file);
            // The same file again, once it is mended, is another choice.
            event.currentTarget.value = '';
          }}
        />
      </label>
      <a
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(sample.text)}`}
        download={sample.name}
        className="inline-flex min-h-11 items-center gap-2 font-medium text-brand text-sm hover:underline"
      >
        <Download aria-hidden="true" className="size-4" />
        Sample file
      </a>
    </div>
  );
}
