import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useAct } from '../../shared/api/api.ts';
import { centsIn, randOf, wholeIn } from '../../shared/forms/amounts.ts';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import { WithReason } from '../../shared/forms/with-reason.tsx';
import type { Flight } from './flight.ts';

const changes = ['GET /api/staff/flight/list', 'GET /api/staff/flight/enquiries'] as const;

export function FlightForm({ one, onDone }: { one?: Flight; onDone: () => void }) {
  const { values, on } = useFields({
    from: one?.from ?? 'Guangzhou',
    to: one?.to ?? 'Johannesburg',
    departson: one?.departsOn ?? '',
    closeson: one?.closesOn ?? '',
    kg: String(one?.kgTotal ?? ''),
    rand: one ? randOf(one.centsPerKg) : '',
    magnets: one?.magnets ? '1' : '0',
    note: one?.note ?? '',
  });
  const save = useAct('POST /api/staff/flight/save', { done: 'Saved', changes });
  const error = (field: string) => faultIn(save.error, field);
  const kg = wholeIn(values.kg);
  const centsperkg = centsIn(values.rand);
  function send() {
    if (!kg || !centsperkg) return;
    const { from, to, departson, closeson, note } = values;
    const magnets = values.magnets === '1' ? 1 : 0;
    save.mutate(
      { ...(one && { id: one.id }), from, to, departson, closeson, kg, centsperkg, magnets, note },
      { onSuccess: onDone },
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="From" error={error('from')}>
          <Input maxLength={60} {...on('from')} />
        </Field>
        <Field label="To" error={error('to')}>
          <Input maxLength={60} {...on('to')} />
        </Field>
        <Field label="Departs on" error={error('departson')}>
          <Input type="date" {...on('departson')} />
        </Field>
        <Field label="Takes goods until" error={error('closeson')}>
          <Input type="date" {...on('closeson')} />
        </Field>
        <Field label="Kilograms" error={error('kg')}>
          <Input inputMode="numeric" {...on('kg')} />
        </Field>
        <Field label="A kilogram costs (R)" error={error('centsperkg')}>
          <Input inputMode="decimal" {...on('rand')} />
        </Field>
        <Field label="Magnets and batteries">
          <Select
            {...on('magnets')}
            options={[
              { value: '0', label: 'may not go' },
              { value: '1', label: 'may go' },
            ]}
          />
        </Field>
        <Field label="Note" hint="For colleagues." error={error('note')}>
          <Input maxLength={200} {...on('note')} />
        </Field>
      </div>
      <Button
        className="self-start"
        loading={save.isPending}
        disabled={!kg || !centsperkg || !values.departson || !values.closeson}
        onClick={send}
      >
        Save
      </Button>
    </div>
  );
}

export function CancelFlight({ one: { id, kgTotal, kgLeft } }: { one: Flight }) {
  const cancel = useAct('POST /api/staff/flight/cancel', { done: 'Cancelled; those who booked are told', changes });
  return (
    <WithReason
      label="Why it does not go"
      hint={`Those who booked ${kgTotal - kgLeft} kg read it.`}
      moves={[
        {
          words: 'Cancel the flight',
          danger: true,
          busy: cancel.isPending,
          act: (reason) => cancel.mutate({ id, reason }),
        },
      ]}
    />
  );
}
