import { Badge } from '@sgb/ui/badge.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { ClipboardList, House, LayoutGrid, type LucideIcon, ShoppingCart, UserRound } from 'lucide-react';
import { lazy } from 'react';
import { to } from '../../shared/links/links.ts';
import { NavLink } from '../../shared/links/router-link.tsx';
import { useLogin } from '../../shared/session/login.ts';
import { useSlots } from '../../shared/session/slots.ts';
import { useUnread } from '../../shared/session/unread.ts';
import { SheetSlot, useLazySheet } from './lazy-sheet.tsx';

const CategorySheet = lazy(() => import('./category-sheet.tsx').then((module) => ({ default: module.CategorySheet })));
const AccountSheet = lazy(() => import('./account-sheet.tsx').then((module) => ({ default: module.AccountSheet })));

const tab = 'tab-link';

/** The phone's way around, at the thumb. */
export function TabBar() {
  const login = useLogin();
  const count = useSlots((slots) => slots.cartCount) ?? 0;
  const unread = useUnread();
  const categories = useLazySheet();
  const account = useLazySheet();
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-2xl grid-cols-5">
        <li>
          <NavLink to={to.home} className={tab}>
            <TabFace Icon={House} label="Home" />
          </NavLink>
        </li>
        <li>
          {/* A link, so that it leads to all categories while the page is not alive yet. */}
          <NavLink
            to={to.categories}
            aria-haspopup="dialog"
            aria-expanded={categories.open}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              categories.show(event);
            }}
            className={tab}
          >
            <TabFace Icon={LayoutGrid} label="Categories" />
          </NavLink>
        </li>
        <li>
          <NavLink to={to.cart} className={tab}>
            <TabFace Icon={ShoppingCart} label="Cart" count={count} />
          </NavLink>
        </li>
        <li>
          <NavLink to={to.orders} data-tour="orders" className={tab}>
            <TabFace Icon={ClipboardList} label="Orders" />
          </NavLink>
        </li>
        <li>
          {login ? (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={account.open}
              aria-describedby="unread-here"
              onClick={account.show}
              className={cx(tab, 'w-full')}
            >
              <span aria-hidden="true" className="inline-flex">
                <Badge count={unread} tone="danger">
                  <UserRound className="size-6" />
                </Badge>
              </span>
              Account
            </button>
          ) : (
            <NavLink to={to.login} className={tab}>
              <TabFace Icon={UserRound} label="Account" />
            </NavLink>
          )}
        </li>
      </ul>
      <span id="unread-here" hidden>
        {unread > 0 && `${unread} unread messages`}
      </span>
      <SheetSlot {...categories}>
        <CategorySheet {...categories.sheet} />
      </SheetSlot>
      {login && (
        <SheetSlot {...account}>
          <AccountSheet {...account.sheet} login={login} />
        </SheetSlot>
      )}
    </nav>
  );
}

function TabFace({ Icon, label, count = 0 }: { Icon: LucideIcon; label: string; count?: number }) {
  return (
    <>
      <Badge count={count} label="items">
        <Icon aria-hidden="true" className="size-6" />
      </Badge>
      {label}
    </>
  );
}
