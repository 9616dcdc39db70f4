import { Button } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useApi } from '../../shared/api/api.ts';
import { saveFile } from '../../shared/browser/save-file.ts';

type Format = 'csv' | 'pdf';

/** The movements that are shown, and those on further pages, as a file. */
export function ExportButtons({ filter }: { filter: { month?: string; type?: string } }) {
  const api = useApi();
  const work = useMutation({
    mutationFn: (format: Format) => api.call('POST /api/user/bill/export', { ...(filter as object), format }),
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
