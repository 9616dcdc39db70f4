import type { LoginInfo } from '@sgb/contract/identity.ts';
import { Badge } from '@sgb/ui/badge.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { TabCount } from '@sgb/ui/tab-look.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../shared/avatar.tsx';
import { useFavouriteCount } from '../../shared/favourites.ts';
import { useUnread } from '../../shared/unread.ts';
import { accountLinks, groupRole, to } from './links.ts';
import { useLogout } from './use-logout.ts';

const row = 'flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-left text-sm hover:bg-sunk lg:min-h-9';

/** Everything of one's own, in the desktop's pop-up and in the phone's sheet. */
export function AccountList({ login, className }: { login: LoginInfo; className?: string }) {
  const logout = useLogout();
  const [leaving, setLeaving] = useState(false);
  const favourites = useFavouriteCount();
  const unread = useUnread();
  const role = groupRole(login);
  const leave = () => {
    setLeaving(true);
    void logout();
  };
  return (
    <div className={className}>
      <div className="flex items-center gap-3 px-3 py-2">
        <Avatar address={login.avatar} className="size-10" />
        <div className="min-w-0">
          <p className="truncate font-semibold text-sm">{login.username}</p>
          {role && <Tag tone="brand">{role}</Tag>}
        </div>
      </div>
      <ul className="my-1 grid grid-cols-2 border-line border-y py-1">
        {accountLinks(login).map(({ label, href }) => (
          <li key={href}>
            <Link to={href} className={row}>
              {label}
              {href === to.favorites && <TabCount count={favourites} />}
              {href === to.messages && <Badge count={unread} tone="danger" label="unread" />}
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" disabled={leaving} onClick={leave} className={cx(row, 'font-semibold disabled:opacity-50')}>
        <LogOut aria-hidden="true" className="size-4" />
        {leaving ? 'Logging out' : 'Logout'}
      </button>
    </div>
  );
}
