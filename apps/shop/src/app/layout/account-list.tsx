import { accountMenu, leaderTag } from '@sgb/contract/account-menu.ts';
import type { LoginInfo } from '@sgb/contract/identity.ts';
import { Badge } from '@sgb/ui/badge.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { Compass, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../shared/account/avatar.tsx';
import { VipBadge } from '../../shared/account/vip-badge.tsx';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { useUnread } from '../../shared/session/unread.ts';
import { AccountFigures, OrderCounts } from './account-figures.tsx';
import { guideHref } from './use-guide.ts';
import { useLogout } from './use-logout.ts';

const row = 'flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-left text-sm hover:bg-sunk lg:min-h-9';

/** Everything of one's own, in the desktop's pop-up and in the phone's sheet. */
export default function AccountList({ login, className }: { login: LoginInfo; className?: string }) {
  const logout = useLogout();
  const [leaving, setLeaving] = useState(false);
  const unread = useUnread();
  const tag = leaderTag(login);
  const leave = () => {
    setLeaving(true);
    void logout();
  };
  return (
    <div className={className}>
      <div className="flex items-center gap-3 px-3 py-2">
        <Avatar address={login.avatar} className="size-10" />
        <div className="flex min-w-0 flex-col items-start gap-1">
          <p className="max-w-full truncate font-semibold text-sm">{login.username}</p>
          <span className="flex flex-wrap gap-1">
            <VipBadge level={login.viplevel} />
            {tag && <Tag tone="brand">{tag}</Tag>}
          </span>
        </div>
      </div>
      <AccountFigures />
      <OrderCounts />
      <ul className="my-1 grid grid-cols-2 border-line border-y py-1">
        {accountMenu(login).map(({ label, href }) => (
          <li key={href}>
            <Link to={href} className={row}>
              {label}
              {href === to.messages && <Badge count={unread} tone="danger" label="unread" />}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={guideHref} className={row}>
        <Compass aria-hidden="true" className="size-4" />
        Guide
      </Link>
      <button type="button" disabled={leaving} onClick={leave} className={cx(row, 'font-semibold disabled:opacity-50')}>
        <LogOut aria-hidden="true" className="size-4" />
        {leaving ? 'Logging out' : 'Logout'}
      </button>
    </div>
  );
}
