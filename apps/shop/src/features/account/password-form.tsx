import { Button } from '@sgb/ui/button.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { PasswordInput } from '../../shared/forms/password-input.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { passwordHint } from './password-hint.ts';

export function PasswordForm() {
  const api = useApi();
  const changed = useCallsChanged();
  const { register, reset, errors, submit, sending, fault } = useContractForm({
    schema: () => import('@sgb/contract/access.ts').then(({ updatePasswordInput }) => updatePasswordInput),
    defaultValues: { oldpassword: '', password: '' },
    send: (entered) => api.call('POST /api/user/updatepassword', entered),
    async onSent() {
      reset();
      await changed('GET /api/user/sessions');
    },
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {sending.isSuccess && <Notice tone="good">Your password is changed. Every other session was ended.</Notice>}
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Field label="Current password" error={errors.oldpassword?.message} required>
        <PasswordInput {...register('oldpassword')} autoComplete="current-password" />
      </Field>
      <Field label="New password" error={errors.password?.message} hint={passwordHint} required>
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Button type="submit" size="lg" wide loading={sending.isPending}>
        Change password
      </Button>
    </form>
  );
}
