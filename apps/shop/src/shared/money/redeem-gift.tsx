import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useState } from 'react';
import { useApi } from '../api/api.ts';
import { useChanged } from '../api/changed.ts';
import { useContractForm } from '../forms/use-contract-form.ts';

/** Turns the code of a gift voucher into money to spend. */
export function RedeemGift() {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');
  const api = useApi();
  const changed = useChanged();
  const { register, errors, submit, sending, fault, reset } = useContractForm({
    schema: () => import('@sgb/contract/gift-vouchers.ts').then(({ redeemGiftVoucher }) => redeemGiftVoucher.input),
    defaultValues: { code: '' },
    send: (entered) => api.call('POST /api/giftvoucher/redeem', entered),
    async onSent({ amountCents, note, bonusCents }) {
      const words = note && ` The note with it: “${note}”`;
      setDone(
        `${formatRand(amountCents)} is in your balance. Your bonus is ${formatRand(bonusCents)} now and is spent first.${words}`,
      );
      reset();
      setOpen(false);
      await changed('money', 'messages');
    },
  });
  return (
    <div className="flex flex-col items-start gap-2">
      {done && <Notice tone="good">{done}</Notice>}
      {open ? (
        <form noValidate onSubmit={submit} className="flex w-full max-w-md items-end gap-2">
          <Field
            label="Code of the gift voucher"
            hint="16 letters and digits"
            error={errors.code?.message ?? fault}
            className="flex-1"
          >
            <Input
              {...register('code')}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              placeholder="XXXX-XXXX-XXXX-XXXX"
            />
          </Field>
          <Button type="submit" variant="action" loading={sending.isPending}>
            Redeem
          </Button>
        </form>
      ) : (
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          I have a gift voucher
        </Button>
      )}
    </div>
  );
}
