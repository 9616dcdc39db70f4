import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useWatch } from 'react-hook-form';
import { useApi } from '../../shared/api/api.ts';
import { CodeField } from '../../shared/forms/code-field.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { ProofFields, withProof } from './proof-fields.tsx';

interface EmailChangeProps {
  email: string;
  /** Told until when the new one rests; empty where it is only confirmed. */
  onDone: (restsUntil: string) => void;
}

/** The address that is there can be confirmed, or another put in its place. */
export default function EmailChange({ email, onDone }: EmailChangeProps) {
  const api = useApi();
  const isAnother = (entered: string) => entered.trim().toLowerCase() !== email.toLowerCase();
  const { register, trigger, getValues, control, errors, submit, sending, fault } = useContractForm({
    schema: () =>
      import('@sgb/contract/access.ts').then(({ updateEmailInput }) =>
        withProof(updateEmailInput, (entered) => isAnother(entered.email)),
      ),
    defaultValues: { email, emailcode: '', password: '', oldcode: '' },
    send: (entered) => api.call('POST /api/user/updateemail', entered),
    onSent: ({ restsUntil }) => onDone(restsUntil),
  });
  const another = isAnother(useWatch({ control, name: 'email' }));
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
        label={another ? 'Code to the new email' : 'Code from the email'}
        error={errors.emailcode?.message}
        input={register('emailcode')}
        onSend={send}
      />
      {another && (
        <ProofFields what="email" password={register('password')} oldcode={register('oldcode')} errors={errors} />
      )}
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Button type="submit" loading={sending.isPending} className="self-start">
        {another ? 'Change email' : 'Confirm email'}
      </Button>
    </form>
  );
}
