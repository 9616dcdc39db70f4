import { type CarrierKind, carrierKindNames, carrierKinds } from '@sgb/contract/carrier-kinds.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';

const options = carrierKindNames.map((kind) => ({ value: kind as string, label: carrierKinds[kind].text }));

/** What a carrier said on the telephone: the shopper reads it on the way of the parcel. */
export function CarrierForm({ id, onDone }: { id: number; onDone: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  const { values, on } = useFields({ kind: 'transit', place: '', text: '' });
  const note = useAct('POST /api/staff/parcel/event', {
    done: 'Noted',
    changes: ['GET /api/staff/parcel/detail', 'GET /api/staff/parcel/all'],
  });
  const { place, text } = values;
  return (
    <div className="flex flex-col gap-3">
      <Field label="What happened" error={faultIn(note.error, 'kind')}>
        <Select {...on('kind')} options={options} />
      </Field>
      <Field label="Where" optional error={faultIn(note.error, 'place')}>
        <Input maxLength={100} {...on('place')} />
      </Field>
      <Field label="In their words" optional hint="The shopper reads them." error={faultIn(note.error, 'text')}>
        <Input maxLength={300} {...on('text')} />
      </Field>
      <Button
        className="self-start"
        loading={note.isPending}
        onClick={() => note.mutate({ id, key, kind: values.kind as CarrierKind, place, text }, { onSuccess: onDone })}
      >
        Note it
      </Button>
    </div>
  );
}
