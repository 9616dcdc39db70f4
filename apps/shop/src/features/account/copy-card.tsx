import { shopDay } from '@sgb/contract/time.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useApi } from '../../shared/api/api.ts';
import { saveBlob } from '../../shared/browser/save-file.ts';
import { PasswordInput } from '../../shared/forms/password-input.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';

/** A file that people and machines can read. */
export function CopyCard() {
  const api = useApi();
  const { register, reset, errors, submit, sending, fault } = useContractForm({
    schema: () => import('@sgb/contract/privacy.ts').then(({ ownDataInput }) => ownDataInput),
    defaultValues: { password: '' },
    send: (entered) => api.call('POST /api/user/owndata', entered),
    onSent(answer) {
      reset();
      const file = new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' });
      saveBlob(`sgb-my-data-${shopDay(new Date(answer.madeAt))}.json`, file);
    },
  });
  return (
    <Card as="section" aria-label="A copy of your data">
      <CardHeader title="A copy of your data" />
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-ink-soft text-sm">
          Everything we keep about you in one file: your account, addresses, orders, parcels, money, messages and chats.
          ID and bank numbers show only their last digits.
        </p>
        {sending.isSuccess && <Notice tone="good">The file is saved in your downloads.</Notice>}
        {fault && <Notice tone="danger">{fault}</Notice>}
        <Field label="Your password" error={errors.password?.message} required>
          <PasswordInput {...register('password')} autoComplete="current-password" />
        </Field>
        <Button type="submit" variant="secondary" wide loading={sending.isPending}>
          Download my data
        </Button>
      </form>
    </Card>
  );
}
