import type { OutputOf } from '@sgb/contract/client.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';

type Result = OutputOf<'POST /api/staff/recharge/statement'>;

const mostBytes = 900_000;

/** A statement that is brought twice is known: its lines stay as they are. */
export function ImportForm() {
  const [result, setResult] = useState<Result | null>(null);
  const bring = useAct('POST /api/staff/recharge/statement', {
    done: 'The statement is read',
    changes: ['GET /api/staff/recharge/lines'],
  });
  async function take(file: File | undefined) {
    if (!file) return;
    if (file.size > mostBytes) return notify('danger', 'That file is too large. Bring a month at a time.');
    const csv = await file.text();
    bring.mutate({ name: file.name.slice(0, 100), csv }, { onSuccess: setResult, onError: () => setResult(null) });
  }
  return (
    <section aria-label="A new statement" className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      <label className="flex flex-col gap-1 font-medium text-sm">
        Bring a statement
        <input
          type="file"
          accept=".csv,.txt,.ofx,.qfx,.sta,.mt940,.940,text/csv"
          disabled={bring.isPending}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
          className="text-sm"
        />
        <span className="font-normal text-ink-soft text-xs">
          CSV of any South African bank, OFX or MT940. Lines that we know already are left alone.
        </span>
      </label>
      {bring.error && (
        <Notice tone="danger" title="Nothing of it was read">
          {bring.error.message}
        </Notice>
      )}
      {result && (
        <Notice tone="good" title={`${result.added} new lines, ${result.exact} of them fit a claim exactly`}>
          {result.known} were known, {result.outgoing} are money that went out.
        </Notice>
      )}
    </section>
  );
}
