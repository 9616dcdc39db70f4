import { Button } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { api } from '../api/api.ts';
import { useSite } from './site.ts';

interface PaperButtonProps {
  readonly kind: 'labels' | 'picklist';
  readonly codes: readonly string[];
  readonly label: string;
}

/** A PDF with barcodes, to be printed. */
export function PaperButton({ kind, codes, label }: PaperButtonProps) {
  const [site] = useSite();
  const [busy, setBusy] = useState(false);
  async function draw() {
    setBusy(true);
    try {
      const file = await api.call('GET /api/staff/floor/paper', { kind, codes: codes.join(','), site });
      const bytes = Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0));
      const address = URL.createObjectURL(new Blob([bytes], { type: file.mediaType }));
      Object.assign(document.createElement('a'), { href: address, download: file.fileName }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      notify('danger', (error as Error).message);
    }
    setBusy(false);
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={busy}
      disabled={codes.length === 0}
      onClick={draw}
      className="self-start"
      icon={<Printer aria-hidden="true" className="size-4" />}
    >
      {label}
    </Button>
  );
}
