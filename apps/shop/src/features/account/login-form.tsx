import { zodResolver } from '@hookform/resolvers/zod';
import type { InputOf } from '@sgb/contract/client.ts';
import { funnelEvents } from '@sgb/contract/funnel.ts';
import { loginInput } from '@sgb/contract/identity.ts';
import { Button, IconButton } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useApi } from '../../shared/api.ts';
import { keepTicket } from '../../shared/session.ts';
import { setSlot } from '../../shared/slots.ts';
import { funnelThenLeave } from '../../shared/tracking/funnel.ts';

type Entered = InputOf<'POST /api/user/logincheck'>;

export function LoginForm({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const [visible, setVisible] = useState(false);
  const { register, handleSubmit, formState } = useForm<Entered>({
    resolver: zodResolver(loginInput),
    defaultValues: { username: '', password: '' },
  });
  const login = useMutation({
    mutationFn: (entered: Entered) => api.call('POST /api/user/logincheck', entered),
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
        <Input
          {...register('password')}
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          after={
            <IconButton
              label={visible ? 'Hide password' : 'Show password'}
              aria-pressed={visible}
              guardMs={0}
              onClick={() => setVisible(!visible)}
            >
              {visible ? (
                <EyeOff aria-hidden="true" className="size-5" />
              ) : (
                <Eye aria-hidden="true" className="size-5" />
              )}
            </IconButton>
          }
        />
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
