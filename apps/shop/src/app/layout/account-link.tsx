import { cx } from '@sgb/ui/cx.ts';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { useLogin } from '../../shared/login.ts';
import { AccountList } from './account-list.tsx';
import { to } from './links.ts';
import { Popover, panelLook } from './popover.tsx';

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
      <AccountList login={login} className={cx(panelLook, 'w-88 p-2')} />
    </Popover>
  );
}
