import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useApi } from '../../shared/api/api.ts';
import { PasswordInput } from '../../shared/forms/password-input.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { keepTicket, visitorId } from '../../shared/session/session.ts';
import { setSlot } from '../../shared/session/slots.ts';
import { funnelThenLeave } from '../../shared/tracking/funnel.ts';

export function LoginForm({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const { register, errors, submit, sending, fault } = useContractForm({
    schema: () => import('@sgb/contract/identity.ts').then(({ loginInput }) => loginInput),
    defaultValues: { username: '', password: '' },
    send: (entered) => api.call('POST /api/user/logincheck', { ...entered, visitorid: visitorId() }),
    async onSent({ ticket, user }) {
      keepTicket(ticket, user.userId);
      setSlot('loginInfoCustomer', user);
      await funnelThenLeave('loggedIn');
      onDone();
    },
  });
  return (
    <form
      // Without scripts a password must never travel in an address.
      method="post"
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <noscript>
        <Notice tone="info">Logging in needs JavaScript. Please allow it for this page.</Notice>
      </noscript>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Field label="Username, email or mobile" error={errors.username?.message} required>
        <Input {...register('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Password" error={errors.password?.message} required>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <Button type="submit" size="lg" wide loading={sending.isPending || sending.isSuccess}>
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
