import { cx } from '@sgb/ui/cx.ts';
import { ArrowUp, CircleQuestionMark, Compass, Heart, MessageSquare, ShoppingCart, TicketPercent } from 'lucide-react';
import { ExternalLink } from '../../shared/links/external-link.tsx';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { useShopInfo } from '../../shared/page/shop.ts';
import { useSlots } from '../../shared/session/slots.ts';
import { RailFace, railItem } from './rail-face.tsx';
import { scrollToTop } from './scroll-top.ts';
import { useGuide } from './use-guide.ts';

/** The floating action column of the desktop. */
export function ActionRail() {
  const shop = useShopInfo();
  const count = useSlots((slots) => slots.cartCount) ?? 0;
  const startGuide = useGuide();
  return (
    <ul className="divide-y divide-line rounded-l-card border border-line border-r-0 bg-card shadow-soft">
      <li>
        <Link to={to.cart} className={cx(railItem, 'rounded-tl-card')}>
          <RailFace label="My Cart" count={count} icon={<ShoppingCart aria-hidden="true" className="size-5" />} />
        </Link>
      </li>
      <li>
        <Link to={to.favorites} className={railItem}>
          <RailFace label="My Favorites" icon={<Heart aria-hidden="true" className="size-5" />} />
        </Link>
      </li>
      <li>
        <Link to={to.messages} className={railItem}>
          <RailFace label="Message Center" icon={<MessageSquare aria-hidden="true" className="size-5" />} />
        </Link>
      </li>
      {shop && (
        <li>
          <ExternalLink href={shop.helpPage} className={railItem}>
            <RailFace label="Help Center" icon={<CircleQuestionMark aria-hidden="true" className="size-5" />} />
          </ExternalLink>
        </li>
      )}
      <li>
        <Link to={to.coupons} className={railItem}>
          <RailFace label="My Coupons" icon={<TicketPercent aria-hidden="true" className="size-5" />} />
        </Link>
      </li>
      <li>
        <button type="button" data-tour="guide" onClick={startGuide} className={railItem}>
          <RailFace label="Guide" icon={<Compass aria-hidden="true" className="size-5" />} />
        </button>
      </li>
      <li>
        <button type="button" onClick={scrollToTop} className={cx(railItem, 'rounded-bl-card')}>
          <RailFace label="Top" icon={<ArrowUp aria-hidden="true" className="size-5" />} />
        </button>
      </li>
    </ul>
  );
}
