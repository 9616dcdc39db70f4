import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useApi } from '../api/api.ts';
import { useChanged } from '../api/changed.ts';
import { useContractForm } from '../forms/use-contract-form.ts';

/** `onDone` is told what came of it. */
export default function RedeemForm({ onDone }: { onDone: (words: string) => void }) {
  const api = useApi();
  const changed = useChanged();
  const { register, errors, submit, sending, fault } = useContractForm({
    schema: () => import('@sgb/contract/gift-vouchers.ts').then(({ redeemGiftVoucher }) => redeemGiftVoucher.input),
    defaultValues: { code: '' },
    send: (entered) => api.call('POST /api/giftvoucher/redeem', entered),
    async onSent({ amountCents, note, bonusCents }) {
      const words = note && ` The note with it: “${note}”`;
      onDone(
        `${formatRand(amountCents)} is in your balance. Your bonus is ${formatRand(bonusCents)} now and is spent first.${words}`,
      );
      await changed('money', 'messages');
    },
  });
  return (
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
  );
}
