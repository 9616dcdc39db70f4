import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Link, useLocation } from 'react-router';
import type { Meta } from '../../app/meta.ts';
import { loginHref } from '../../shared/link.tsx';
import { useLogin } from '../../shared/login.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

export function meta(): Meta {
  return {
    title: 'Update password',
    description: 'Change your password and see where you are logged in.',
    noindex: true,
  };
}

export function Component() {
  const login = useLogin();
  const location = useLocation();
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4 px-4 py-6 md:py-10">
      <h1 className="font-bold text-xl">Update password</h1>
      {login ? (
        <>
          <Card>
            <PasswordForm />
          </Card>
          <SessionList />
        </>
      ) : (
        <EmptyState
          title="Log in to change your password"
          action={
            <Link to={loginHref(location)} className={buttonClass()}>
              Log in
            </Link>
          }
        >
          If you have forgotten it, choose "Forgot your password?" there.
        </EmptyState>
      )}
    </div>
  );
}
