import { cx } from '@sgb/ui/cx.ts';
import { Logo, LogoMark } from '@sgb/ui/logo.tsx';
import { ClipboardList, Heart, MessageSquare } from 'lucide-react';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import type { LayoutPart } from '../../shared/page/page-module.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { useUnread } from '../../shared/session/unread.ts';
import { AccountLink } from './account-link.tsx';
import { ContactButton } from './contact-button.tsx';
import { SearchBar } from './search-bar.tsx';

const item = 'own-link';

/** Stays at the top of the screen: who we are, the search, and the way to one's own things. */
export function Header({ hides }: { hides: readonly LayoutPart[] }) {
  const searches = !hides.includes('search');
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-card">
      <div className={cx(pageWidth, 'flex min-h-15 items-center gap-2 max-lg:pr-1 lg:min-h-18 lg:gap-6')}>
        <Link to={to.home} className="grid min-h-11 shrink-0 place-items-center rounded-control">
          {searches && <LogoMark title="SGB, Southern Group Buy" className="size-9 lg:hidden" />}
          <Logo full className={searches ? 'max-lg:hidden' : undefined} />
        </Link>
        {searches ? <SearchBar camera={!hides.includes('camera')} /> : <span className="flex-1" />}
        {!hides.includes('actions') && <ContactButton />}
        {!hides.includes('nav') && <OwnLinks />}
      </div>
    </header>
  );
}

function OwnLinks() {
  const unread = useUnread();
  return (
    <nav aria-label="Yours" className="flex items-center max-lg:hidden">
      <Link to={to.orders} data-tour="orders" className={item}>
        <ClipboardList aria-hidden="true" className="size-5" />
        My Orders
      </Link>
      <Link to={to.messages} className={item}>
        <span className="relative">
          <MessageSquare aria-hidden="true" className="size-5" />
          {unread > 0 && (
            <span className="absolute -top-0.5 -right-1 size-2.5 rounded-full bg-danger-fill ring-2 ring-card" />
          )}
        </span>
        Message
        {unread > 0 && <span className="sr-only">, {unread} unread</span>}
      </Link>
      <Link to={to.favorites} className={item}>
        <Heart aria-hidden="true" className="size-5" />
        Favorites
      </Link>
      <AccountLink className={item} />
    </nav>
  );
}
