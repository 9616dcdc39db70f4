import { Card } from '@sgb/ui/card.tsx';
import type { Meta } from '../../shared/page/meta.ts';
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
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <h1 className="font-bold text-xl">Update password</h1>
      <Card>
        <PasswordForm />
      </Card>
      <SessionList />
    </div>
  );
}
