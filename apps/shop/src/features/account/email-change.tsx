import { updateEmailInput } from '@sgb/contract/access.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useApi } from '../../shared/api/api.ts';
import { CodeField } from '../../shared/forms/code-field.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';

/** The address that is there can be confirmed, or another put in its place. */
export function EmailChange({ email, onDone }: { email: string; onDone: () => void }) {
  const api = useApi();
  const { register, trigger, getValues, errors, submit, sending, fault } = useContractForm({
    schema: updateEmailInput,
    defaultValues: { email, emailcode: '' },
    send: (entered) => api.call('POST /api/user/updateemail', entered),
    onSent: onDone,
  });
  async function send() {
    if (!(await trigger('email', { shouldFocus: true }))) return null;
    return api.call('GET /api/user/sendemailverification', { email: getValues('email') });
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
        onSend={send}
      />
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Button type="submit" loading={sending.isPending} className="self-start">
        Confirm email
      </Button>
    </form>
  );
}
