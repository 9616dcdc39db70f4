import type { OutputOf } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useAct } from '../../shared/api/api.ts';
import { editionIn } from '../../shared/api/edition.ts';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import { Opened } from '../../shared/table/opened.tsx';

type Found = OutputOf<'GET /api/staff/parcel/receivers'>;

const columns = [{ title: 'Address', value: ({ address }: Found) => address }];

/** Another receiver of the shopper's own list, or other words for the address. */
export function ReceiverForm({ id, onDone }: { id: number; onDone: () => void }) {
  const [q, setQ] = useState('');
  const found = useQuery(query('GET /api/staff/parcel/receivers', { id, q }));
  return (
    <div className="flex flex-col gap-3">
      <Field label="Look for a receiver" optional hint="A part of the name or address, in the shopper’s own list.">
        <Input maxLength={100} value={q} onChange={({ target }) => setQ(target.value)} />
      </Field>
      <Answer of={found}>
        {(known) => (
          <Opened alone row={known} version={known.address} edition={editionIn(known)} columns={columns}>
            <Fields id={id} known={known} onDone={onDone} />
          </Opened>
        )}
      </Answer>
    </div>
  );
}

function Fields({ id, known, onDone }: { id: number; known: Found; onDone: () => void }) {
  const { values, on } = useFields({ rid: '', address: known.address, reason: '' });
  const correct = useAct('POST /api/staff/parcel/receiver', {
    done: 'Corrected; the shopper is told',
    changes: ['GET /api/staff/parcel/detail', 'GET /api/staff/parcel/receivers'],
  });
  const others = known.receivers.filter(({ current }) => !current);
  const options = [
    { value: '', label: 'The same receiver' },
    ...others.map((each) => ({ value: String(each.id), label: `${each.name}, ${each.address}` })),
  ];
  const address = values.address.trim();
  const isMended = values.rid === '' && address !== known.address && address.length >= 10;
  const ready = (values.rid !== '' || isMended) && values.reason.trim().length >= 5;
  const wish = values.rid === '' ? { address } : { rid: Number(values.rid) };
  return (
    <div className="flex flex-col gap-3">
      {known.changeable ? (
        <Field
          label="Receiver"
          hint={others.length > 0 ? undefined : 'Nobody else like that in the shopper’s list.'}
          error={faultIn(correct.error, 'rid')}
        >
          <Select {...on('rid')} options={options} />
        </Field>
      ) : (
        <p className="text-ink-soft text-sm">
          It is declared to customs: the receiver stays, the address can be mended.
        </p>
      )}
      {values.rid === '' && (
        <Field
          label="Address"
          hint="As it stands on the label. The shopper’s own list stays as it is."
          error={faultIn(correct.error, 'address')}
        >
          <Input maxLength={250} {...on('address')} />
        </Field>
      )}
      <Field label="Why" hint="The shopper reads it." error={faultIn(correct.error, 'reason')}>
        <Input maxLength={200} {...on('reason')} />
      </Field>
      <Button
        className="self-start"
        loading={correct.isPending}
        disabled={!ready}
        onClick={() => correct.mutate({ id, ...wish, reason: values.reason }, { onSuccess: onDone })}
      >
        Correct it
      </Button>
    </div>
  );
}
