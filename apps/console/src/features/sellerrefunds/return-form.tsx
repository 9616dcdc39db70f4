import { returnCouriers } from '@sgb/contract/refund-states.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';

/** With which parcel the goods go back to their seller. */
export function ReturnForm({ one }: { one: { readonly id: number } }) {
  const { values, on } = useFields<'company' | 'bill' | 'note'>({ company: returnCouriers[0], bill: '', note: '' });
  const [tried, setTried] = useState(false);
  const send = useAct('POST /api/staff/purchase/returngoods', {
    done: 'The seller knows the parcel',
    changes: ['GET /api/staff/purchase/refunds'],
  });
  const wrong = /^[A-Za-z0-9]{6,30}$/.test(values.bill.trim()) ? '' : 'Letters and digits of the waybill, 6 to 30.';
  function submit() {
    setTried(true);
    if (!wrong) send.mutate({ id: one.id, ...values, bill: values.bill.trim() });
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Courier" className="w-36">
        <Select {...on('company')} options={returnCouriers.map((code) => ({ value: code, label: code }))} />
      </Field>
      <Field label="Waybill" className="w-56" error={(tried && wrong) || faultIn(send.error, 'bill')}>
        <Input {...on('bill')} />
      </Field>
      <Field label="A word to the seller" optional className="min-w-60 flex-1">
        <Input maxLength={200} {...on('note')} />
      </Field>
      <Button loading={send.isPending} onClick={submit}>
        The goods are on their way back
      </Button>
    </div>
  );
}
