import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';

const changes = ['GET /api/staff/parcel/picklist', 'GET /api/staff/parcel/list'] as const;

/** For what cannot be packed: its goods go back to their shelf, and its money to the shopper. */
export function UnpackForm({ id }: { id: number }) {
  const [why, setWhy] = useState('');
  const [fee, setFee] = useState(false);
  const unpack = useAct('POST /api/staff/parcel/unpack', { done: 'Taken apart, the shopper is told', changes });
  return (
    <details className="rounded-card border border-line bg-card p-4">
      <summary className="cursor-pointer text-sm">It cannot be packed</summary>
      <div className="mt-3 flex flex-col gap-3">
        <Field label="Why" hint="The shopper reads it.">
          <Input maxLength={200} value={why} onChange={({ target }) => setWhy(target.value)} />
        </Field>
        <Checkbox checked={fee} onChange={setFee} label="The shopper pays for unpacking" />
        <Button
          variant="danger"
          className="self-start"
          loading={unpack.isPending}
          disabled={why.trim().length < 3}
          onClick={() => unpack.mutate({ id, why, fee: fee ? 1 : 0 })}
        >
          Take it apart
        </Button>
      </div>
    </details>
  );
}
