import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useApi } from '../../shared/api/api.ts';
import { CodeField } from '../../shared/forms/code-field.tsx';
import { PasswordInput } from '../../shared/forms/password-input.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { visitorId } from '../../shared/session/session.ts';
import { passwordHint } from './password-hint.ts';

export function ForgotByEmail({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const { register, trigger, getValues, errors, submit, sending, fault } = useContractForm({
    schema: () => import('@sgb/contract/access.ts').then(({ emailPasswordInput }) => emailPasswordInput),
    defaultValues: { email: '', emailcode: '', password: '' },
    send: (entered) => api.call('POST /api/user/forgotupdateemailcode', { ...entered, visitorid: visitorId() }),
    onSent: onDone,
  });
  async function send() {
    if (!(await trigger('email', { shouldFocus: true }))) return null;
    return api.call('GET /api/user/forgotsendemailcode', { email: getValues('email'), visitorid: visitorId() });
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Email" error={errors.email?.message} required>
        <Input {...register('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Field>
      <CodeField
        label="Code from the email"
        error={errors.emailcode?.message}
        input={register('emailcode')}
        maxLength={19}
        onSend={send}
      />
      <Field label="New password" error={errors.password?.message} hint={passwordHint} required>
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Button type="submit" size="lg" wide loading={sending.isPending}>
        Set new password
      </Button>
    </form>
  );
}
