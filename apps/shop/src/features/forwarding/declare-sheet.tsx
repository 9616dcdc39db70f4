import type { InputOf } from '@sgb/contract/client.ts';
import type { Forwarded } from '@sgb/contract/forwarding.ts';
import { forwardClasses, forwardLimits } from '@sgb/contract/forwarding-words.ts';
import { parseRand } from '@sgb/money/parse.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Select } from '@sgb/ui/select.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { type Entered, emptyForm, faultsOf, formOf } from './form.ts';

const save = 'POST /api/shoporder/othershop/save';

interface DeclareSheetProps {
  /** Null for a new one. */
  parcel: Forwarded | null;
  couriers: readonly string[];
  onClose: () => void;
}

/** What comes, with whom, what it is worth and how it has to be carried. */
export default function DeclareSheet({ parcel, couriers, onClose }: DeclareSheetProps) {
  const api = useApi();
  const changed = useCallsChanged();
  const [entered, setEntered] = useState<Entered>(parcel ? formOf(parcel) : emptyForm);
  const [tried, setTried] = useState(false);
  const faults = faultsOf(entered);
  const send = useMutation({
    mutationFn: (input: InputOf<typeof save>) => api.call(save, input),
    async onSuccess({ stage, trackingNo }) {
      notify(
        'good',
        stage === 'declared' ? `${trackingNo} is declared.` : `${trackingNo} is here already, and it is yours now.`,
      );
      await changed('GET /api/shoporder/othershop/index');
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(faults).some(Boolean)) return;
    const { value, quantity, special, ...rest } = entered;
    send.mutate({
      ...(parcel && { id: parcel.id }),
      ...rest,
      quantity: Number(quantity),
      valueCents: parseRand(value) ?? 0,
      special: Number(special) as 0 | 1 | 2,
    });
  };
  const set = (field: keyof Entered) => ({
    value: entered[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement }) =>
      setEntered({ ...entered, [field]: currentTarget.value }),
  });
  const errorOf = (field: keyof Entered) => tried && faults[field];
  const kind = forwardClasses[Number(entered.special)];
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={parcel ? `Change ${parcel.trackingNo}` : 'Declare a parcel'}
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {send.error && <Notice tone="danger">{send.error.message}</Notice>}
        <Field
          label="Tracking number"
          hint="As the seller or the courier gave it"
          error={errorOf('trackingNo')}
          required
        >
          <Input {...set('trackingNo')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Field>
        <Field label="Courier" error={errorOf('courier')} required>
          <Select
            {...set('courier')}
            placeholder="Choose"
            options={couriers.map((name) => ({ value: name, label: name }))}
          />
        </Field>
        <Field label="What is in it?" hint="Such as: cotton T-shirts" error={errorOf('content')} required>
          <Input {...set('content')} autoComplete="off" maxLength={forwardLimits.content} />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label="Pieces" error={errorOf('quantity')} required>
            <Input {...set('quantity')} inputMode="numeric" autoComplete="off" className="tabular-nums" />
          </Field>
          <Field label="Total value" error={errorOf('value')} required>
            <Input {...set('value')} before="R" inputMode="decimal" autoComplete="off" className="money" />
          </Field>
        </div>
        <Field label="Kind of goods" hint={kind?.text} required>
          <Select
            {...set('special')}
            options={forwardClasses.map(({ special, name }) => ({ value: String(special), label: name }))}
          />
        </Field>
        <Field label="Remark" hint="For our packers" error={errorOf('remark')} optional>
          <Textarea {...set('remark')} rows={2} maxLength={forwardLimits.remark} />
        </Field>
        <Button type="submit" variant="action" size="lg" wide loading={send.isPending}>
          {parcel ? 'Save' : 'Declare'}
        </Button>
      </form>
    </Sheet>
  );
}
