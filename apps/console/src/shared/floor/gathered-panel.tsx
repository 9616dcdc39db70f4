import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type Gathered, putAway, useGathered } from './gathered.ts';
import { useActs } from './use-acts.ts';

/** What stands together, line by line, and leaves under one master waybill. */
export function GatheredPanel() {
  const groups = Map.groupBy(useGathered(), ({ line }) => line);
  return [...groups].map(([line, parcels]) => <Pallet key={line} line={line} parcels={parcels} />);
}

const most = 100;

function Pallet({ line, parcels }: { line: string; parcels: readonly Gathered[] }) {
  const acts = useActs();
  const [waybill, setWaybill] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const numbers = parcels.map(({ number }) => number);
  async function leave(event: FormEvent) {
    event.preventDefault();
    const wrong = /^[A-Za-z0-9-]{4,40}$/.test(waybill.trim()) ? '' : 'The number of the master waybill: scan it.';
    setFault(parcels.length > most ? `At most ${most} leave together.` : wrong);
    if (wrong || parcels.length > most) return;
    setBusy(true);
    await acts.add({
      key: `dispatch ${waybill.trim().toUpperCase()}`,
      call: 'POST /api/staff/parcel/dispatch',
      input: { ids: parcels.map(({ id }) => id), line, waybill },
      photos: null,
      words: `${parcels.length} ${parcels.length === 1 ? 'parcel leaves' : 'parcels leave'} by ${line}`,
    });
    setBusy(false);
    putAway(numbers);
  }
  return (
    <section aria-label={`Leaves by ${line}`} className="rounded-card border border-line bg-card p-4">
      <h2 className="font-semibold">
        Leaves by {line}: {parcels.length}
      </h2>
      <ul className="my-3 flex flex-wrap gap-2 text-sm">
        {parcels.map(({ number }) => (
          <li key={number} className="flex items-center gap-1 rounded-control bg-sunk pl-3">
            {number}
            <button
              type="button"
              aria-label={`Take ${number} out`}
              className="grid size-11 place-items-center"
              onClick={() => putAway([number])}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={leave} className="flex flex-wrap items-end gap-3">
        <Field label="Master waybill" error={fault} className="min-w-48 flex-1">
          <Input autoComplete="off" value={waybill} onChange={({ currentTarget }) => setWaybill(currentTarget.value)} />
        </Field>
        <Button type="submit" variant="action" loading={busy} className="max-sm:w-full">
          They leave
        </Button>
      </form>
    </section>
  );
}
