import { zodResolver } from '@hookform/resolvers/zod';
import type { InputOf } from '@sgb/contract/client.ts';
import { funnelEvents } from '@sgb/contract/funnel.ts';
import { loginInput } from '@sgb/contract/identity.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { PasswordInput } from '../../shared/forms/password-input.tsx';
import { keepTicket, visitorId } from '../../shared/session/session.ts';
import { setSlot } from '../../shared/session/slots.ts';
import { funnelThenLeave } from '../../shared/tracking/funnel.ts';

type Entered = InputOf<'POST /api/user/logincheck'>;

export function LoginForm({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const { register, handleSubmit, formState } = useForm<Entered>({
    resolver: zodResolver(loginInput),
    defaultValues: { username: '', password: '' },
  });
  const login = useMutation({
    mutationFn: (entered: Entered) => api.call('POST /api/user/logincheck', { ...entered, visitorid: visitorId() }),
    async onSuccess({ ticket, user }) {
      keepTicket(ticket, user.userId);
      setSlot('loginInfoCustomer', user);
      await funnelThenLeave(funnelEvents.loggedIn);
      onDone();
    },
  });
  const { errors } = formState;
  return (
    <form
      // Without scripts a password must never travel in an address.
      method="post"
      noValidate
      onSubmit={handleSubmit((entered) => login.mutate(entered))}
      className="flex flex-col gap-4"
    >
      <noscript>
        <Notice tone="info">Logging in needs JavaScript. Please allow it for this page.</Notice>
      </noscript>
      {login.error && <Notice tone="danger">{login.error.message}</Notice>}
      <Field label="Username, email or mobile" error={errors.username?.message} required>
        <Input {...register('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Password" error={errors.password?.message} required>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <Button type="submit" size="lg" wide loading={login.isPending || login.isSuccess}>
        Log in
      </Button>
      <Link
        to="/register/forgotpwd"
        className="inline-flex min-h-11 items-center self-center font-medium text-brand text-sm hover:underline"
      >
        Forgot your password?
      </Link>
    </form>
  );
}
