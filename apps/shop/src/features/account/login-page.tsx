import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { LogoMark } from '@sgb/ui/logo.tsx';
import { Link, useSearchParams } from 'react-router';
import type { Meta } from '../../app/meta.ts';
import type { LayoutPart } from '../../app/page.ts';
import { LoginForm } from './login-form.tsx';
import { returnPath } from './return-path.ts';
import { useFreshSession } from './use-fresh-session.ts';

export const hides: readonly LayoutPart[] = ['nav', 'search', 'exchange', 'actions', 'camera'];

export function meta(): Meta {
  return {
    title: 'Log in',
    description: 'Log in to order, to see your parcels and your balance.',
    noindex: true,
  };
}

export function Component() {
  const [search] = useSearchParams();
  useFreshSession();
  // A whole page load, so that nothing of the visitor before is left in memory.
  const leave = () => location.assign(returnPath(search.get('origUrl'), location.origin));
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-4 px-4 py-8 md:py-14">
      <div className="flex flex-col items-center gap-2 text-center">
        <LogoMark className="size-12" />
        <h1 className="font-bold text-xl">Welcome back</h1>
        <p className="text-ink-soft text-sm">Log in to order, to follow your parcels and to see your balance.</p>
      </div>
      <Card>
        <LoginForm onDone={leave} />
      </Card>
      <p className="text-center text-ink-soft text-sm">New to SGB?</p>
      <Link to="/register" className={buttonClass({ variant: 'secondary', wide: true })}>
        Create an account
      </Link>
    </div>
  );
}
