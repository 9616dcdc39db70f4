import { stockFailReasons } from '@sgb/contract/warehouse-words.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';

/** For what cannot be sent: everything that was paid goes back. */
export function FailStock({ orderId }: { orderId: number }) {
  const [reason, setReason] = useState<(typeof stockFailReasons)[number]>(stockFailReasons[0]);
  const fail = useAct('POST /api/staff/stock/fail', {
    done: 'Failed, the money is back',
    changes: ['GET /api/staff/stock/list', 'GET /api/staff/floor/scan'],
  });
  return (
    <details className="rounded-card border border-line bg-card p-4">
      <summary className="cursor-pointer text-sm">It cannot be sent</summary>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Field label="Why" hint="The shopper reads it. All that was paid goes back." className="min-w-60 flex-1">
          <Select
            value={reason}
            onChange={({ target }) => setReason(target.value as typeof reason)}
            options={stockFailReasons.map((value) => ({ value, label: value }))}
          />
        </Field>
        <Button variant="danger" loading={fail.isPending} onClick={() => fail.mutate({ orderId, reason })}>
          Give it up
        </Button>
      </div>
    </details>
  );
}
