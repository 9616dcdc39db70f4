import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';

/** Who is new turns the code of somebody they follow into a coupon. */
export function RedeemForm() {
  const [open, setOpen] = useState(false);
  const api = useApi();
  const changed = useCallsChanged();
  const { register, errors, submit, sending, fault, reset } = useContractForm({
    schema: () => import('@sgb/contract/promotion.ts').then(({ redeemCode }) => redeemCode.input),
    defaultValues: { code: '' },
    send: (entered) => api.call('POST /api/task/redeem', entered),
    async onSent({ name }) {
      notify('good', `${name} is yours.`);
      reset();
      setOpen(false);
      await changed('POST /api/user/coupon');
    },
  });
  if (!open) {
    return (
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        I have a code
      </Button>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex w-full max-w-md items-end gap-2">
      <Field label="Code of somebody you follow" error={errors.code?.message ?? fault} className="flex-1">
        <Input {...register('code')} autoCapitalize="characters" autoComplete="off" spellCheck={false} />
      </Field>
      <Button type="submit" variant="action" loading={sending.isPending}>
        Use it
      </Button>
    </form>
  );
}
