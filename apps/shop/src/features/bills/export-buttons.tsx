import { Button } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useApi } from '../../shared/api.ts';

type Format = 'csv' | 'pdf';

/** Fetched like any other call, so that no address with a ticket in it lies in a history. */
function save({ fileName, mediaType, base64 }: { fileName: string; mediaType: string; base64: string }): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The movements that are shown, and those on further pages, as a file. */
export function ExportButtons({ filter }: { filter: { month?: string; type?: string } }) {
  const api = useApi();
  const work = useMutation({
    mutationFn: (format: Format) => api.call('POST /api/user/bill/export', { ...(filter as object), format }),
    onSuccess: save,
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
