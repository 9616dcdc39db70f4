import { zodResolver } from '@hookform/resolvers/zod';
import { updatePasswordInput } from '@sgb/contract/access.ts';
import type { InputOf } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { query, useApi } from '../../shared/api/api.ts';
import { PasswordInput } from '../../shared/forms/password-input.tsx';
import { passwordHint } from './password-hint.ts';

type Entered = InputOf<'POST /api/user/updatepassword'>;

export function PasswordForm() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { register, handleSubmit, reset, formState } = useForm<Entered>({
    resolver: zodResolver(updatePasswordInput),
    defaultValues: { oldpassword: '', password: '' },
  });
  const { errors } = formState;
  const save = useMutation({
    mutationFn: (entered: Entered) => api.call('POST /api/user/updatepassword', entered),
    async onSuccess() {
      reset();
      await queryClient.invalidateQueries(query('GET /api/user/sessions', {}));
    },
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((entered) => save.mutate(entered))}
      className="flex flex-col gap-4"
    >
      {save.isSuccess && <Notice tone="good">Your password is changed. Every other session was ended.</Notice>}
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
      <Field label="Current password" error={errors.oldpassword?.message} required>
        <PasswordInput {...register('oldpassword')} autoComplete="current-password" />
      </Field>
      <Field label="New password" error={errors.password?.message} hint={passwordHint} required>
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Button type="submit" size="lg" wide loading={save.isPending}>
        Change password
      </Button>
    </form>
  );
}
