import type { OutputOf } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '../browser/save-file.ts';

type Format = 'csv' | 'pdf';
type MadeFile = OutputOf<'POST /api/user/bill/export'>;

/** What is shown, and what stands on further pages, as a file. */
export function ExportButtons({ make }: { make: (format: Format) => Promise<MadeFile> }) {
  const work = useMutation({
    mutationFn: make,
    onSuccess: saveFile,
    onError: (error) => notify('danger', error.message),
  });
  return (
    <div className="flex gap-2">
      {(['csv', 'pdf'] as const).map((format) => (
        <Button
          key={format}
          variant="secondary"
          className="flex-1"
          loading={work.isPending && work.variables === format}
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => work.mutate(format)}
          aria-label={`Download as ${format.toUpperCase()}`}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
