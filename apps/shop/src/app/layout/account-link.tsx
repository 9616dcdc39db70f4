import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { Popover, panelLook } from '../../shared/page/popover.tsx';
import { useLogin } from '../../shared/session/login.ts';

/** Loaded by whoever opens it. */
const AccountList = lazy(() => import('./account-list.tsx'));

/** To the login page, or to everything of one's own. */
export function AccountLink({ className }: { className: string }) {
  const login = useLogin();
  const face = (word: string) => (
    <>
      <UserRound aria-hidden="true" className="size-5" />
      {word}
    </>
  );
  if (!login) {
    return (
      <Link to={to.login} className={className}>
        {face('Login')}
      </Link>
    );
  }
  return (
    <Popover button={face('Account')} buttonClass={className} panelClass="top-full right-0 pt-1" closesOnLeave>
      <div className={cx(panelLook, 'w-96 p-2')}>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <AccountList login={login} />
        </Suspense>
      </div>
    </Popover>
  );
}
