import { addressFaults } from '@sgb/contract/dispatch-states.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { api, useAct } from '../../shared/api/api.ts';

async function save(id: number, kind: 'slip' | 'label'): Promise<void> {
  const file = await api.call('GET /api/staff/stockup/paper', { id, kind });
  const href = `data:${file.mediaType};base64,${file.base64}`;
  Object.assign(document.createElement('a'), { href, download: file.fileName }).click();
}

const changes = ['GET /api/staff/stockup/dispatches', 'GET /api/staff/floor/scan'] as const;

/** The seller's own papers, and what is done when no courier goes to an address. */
export function DispatchMore({ id, open }: { id: number; open: boolean }) {
  const [reason, setReason] = useState<(typeof addressFaults)[number]>(addressFaults[0]);
  const refuse = useAct('POST /api/staff/stockup/address', { done: 'The seller is told', changes });
  const draw = (kind: 'slip' | 'label') => save(id, kind).catch((error: Error) => notify('danger', error.message));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" onClick={() => draw('slip')}>
          Packing slip
        </Button>
        <Button variant="secondary" size="sm" onClick={() => draw('label')}>
          Address label
        </Button>
      </div>
      {open && (
        <details className="rounded-card border border-line bg-card p-4">
          <summary className="cursor-pointer text-sm">No courier goes there</summary>
          <div className="mt-3 flex flex-wrap items-end gap-3">
            <Field label="Why" className="min-w-60 flex-1">
              <Select
                value={reason}
                onChange={({ target }) => setReason(target.value as typeof reason)}
                options={addressFaults.map((value) => ({ value, label: value }))}
              />
            </Field>
            <Button loading={refuse.isPending} onClick={() => refuse.mutate({ id, reason, ask: 1 })}>
              Ask the seller
            </Button>
            <Button variant="danger" loading={refuse.isPending} onClick={() => refuse.mutate({ id, reason, ask: 0 })}>
              Give it up, money back
            </Button>
          </div>
        </details>
      )}
    </div>
  );
}
