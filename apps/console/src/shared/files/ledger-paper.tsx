import type { PaperKind } from '@sgb/contract/ledger-desk.ts';
import { Button } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useState } from 'react';
import { api } from '../api/api.ts';
import { saveFile } from '../api/save-file.ts';

/** A report of a month as a PDF. */
export function LedgerPaper({ kind, month, label = 'PDF' }: { kind: PaperKind; month: string; label?: string }) {
  const [busy, setBusy] = useState(false);
  async function draw() {
    setBusy(true);
    try {
      saveFile(await api.call('POST /api/staff/ledger/paper', { kind, month }));
    } catch (error) {
      notify('danger', (error as Error).message);
    }
    setBusy(false);
  }
  return (
    <Button variant="secondary" size="sm" loading={busy} onClick={draw}>
      {label}
    </Button>
  );
}
