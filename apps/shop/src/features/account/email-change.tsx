import { zodResolver } from '@hookform/resolvers/zod';
import { updateEmailInput } from '@sgb/contract/access.ts';
import type { InputOf } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApi } from '../../shared/api/api.ts';
import { CodeField } from '../../shared/forms/code-field.tsx';

type Entered = InputOf<'POST /api/user/updateemail'>;

/** The address that is there can be confirmed, or another put in its place. */
export function EmailChange({ email, onDone }: { email: string; onDone: () => void }) {
  const api = useApi();
  const { register, handleSubmit, trigger, getValues, formState } = useForm<Entered>({
    resolver: zodResolver(updateEmailInput),
    defaultValues: { email, emailcode: '' },
  });
  const { errors } = formState;
  const save = useMutation({
    mutationFn: (entered: Entered) => api.call('POST /api/user/updateemail', entered),
    onSuccess: onDone,
  });
  async function send() {
    if (!(await trigger('email', { shouldFocus: true }))) return null;
    return api.call('GET /api/user/sendemailverification', { email: getValues('email') });
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((entered) => save.mutate(entered))}
      className="flex flex-col gap-4"
    >
      <Field label="Email" error={errors.email?.message} required>
        <Input {...register('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Field>
      <CodeField
        label="Code from the email"
        error={errors.emailcode?.message}
        input={register('emailcode')}
        onSend={send}
      />
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
      <Button type="submit" loading={save.isPending} className="self-start">
        Confirm email
      </Button>
    </form>
  );
}
