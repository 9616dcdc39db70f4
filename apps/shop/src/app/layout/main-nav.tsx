import { may } from '@sgb/contract/policy.ts';
import { cx } from '@sgb/ui/cx.ts';
import { ChevronDown, LayoutGrid } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ExternalLink } from '../../shared/links/external-link.tsx';
import { to } from '../../shared/links/links.ts';
import { NavLink } from '../../shared/links/router-link.tsx';
import { Popover } from '../../shared/page/popover.tsx';
import { useShopInfo } from '../../shared/page/shop.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { useLogin } from '../../shared/session/login.ts';

/** Phones have no such menu, and most visitors never open it. */
const MegaMenu = lazy(() => import('./mega-menu.tsx'));

const link = 'nav-link';

/** The desktop's row of links, led by the categories. */
export function MainNav() {
  const shop = useShopInfo();
  const login = useLogin();
  const inside = (href: string, label: string) => (
    <li key={href}>
      <NavLink to={href} className={link}>
        {label}
      </NavLink>
    </li>
  );
  return (
    <nav aria-label="Main" className="relative z-25 border-line border-b bg-card max-lg:hidden">
      <div className={cx(pageWidth, 'relative flex h-12 items-center gap-2')}>
        <Popover
          boxClass="static"
          buttonClass="inline-flex h-9 items-center gap-2 rounded-control bg-brand-soft px-3 font-semibold text-brand text-sm hover:bg-brand hover:text-brand-ink aria-expanded:bg-brand aria-expanded:text-brand-ink"
          button={
            <>
              <LayoutGrid aria-hidden="true" className="size-4" />
              Categories
              <ChevronDown aria-hidden="true" className="size-4" />
            </>
          }
          panelClass="inset-x-6 top-full"
        >
          <Suspense>
            <MegaMenu />
          </Suspense>
        </Popover>
        <ul className="flex flex-1 items-center">
          {inside(to.home, 'Home')}
          {may('forwarding', login) && inside(to.forwarding, 'SGB Forwarding Agency')}
          {inside(to.recharge, 'Recharge')}
          <li aria-hidden="true" className="flex-1" />
          {inside(to.ourStory, 'Our Story')}
          {shop && (
            <li>
              <ExternalLink href={shop.helpPage} className={link}>
                Help
              </ExternalLink>
            </li>
          )}
          {inside(to.faq, 'FAQ')}
        </ul>
      </div>
    </nav>
  );
}
