import { Button } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useApi } from '../api/api.ts';
import { saveFile } from '../browser/save-file.ts';

/** The invoice of what was paid, as a PDF. */
export function InvoiceButton({ of }: { of: { readonly checkoutId: number } | { readonly parcelId: number } }) {
  const api = useApi();
  const work = useMutation({
    mutationFn: () =>
      'checkoutId' in of
        ? api.call('GET /api/checkout/invoice', { id: of.checkoutId })
        : api.call('GET /api/deliveryorder/invoice', { expressid: of.parcelId }),
    onSuccess: saveFile,
    onError: (error) => notify('danger', error.message),
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      loading={work.isPending}
      icon={<FileText aria-hidden="true" className="size-4" />}
      onClick={() => work.mutate()}
    >
      Invoice (PDF)
    </Button>
  );
}
