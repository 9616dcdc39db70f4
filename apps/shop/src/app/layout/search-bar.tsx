import { Badge } from '@sgb/ui/badge.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { ShoppingCart } from 'lucide-react';
import { lazy, type PointerEvent, Suspense, useRef, useState } from 'react';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { squareLook } from '../../shared/page/popover.tsx';
import { useDismiss } from '../../shared/page/use-dismiss.ts';
import { SearchForm } from '../../shared/search/search-form.tsx';
import { useSlots } from '../../shared/session/slots.ts';

const CartPeek = lazy(() => import('./cart-peek.tsx'));

/** The search field, and the cart beside it; a phone has the cart in its tab bar. */
export function SearchBar({ camera }: { camera: boolean }) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <SearchForm camera={camera} />
      <CartLink />
    </div>
  );
}

/** A mouse over it sees what was put in last; a finger goes there. */
function CartLink() {
  const count = useSlots((slots) => slots.cartCount) ?? 0;
  const box = useRef<HTMLDivElement>(null);
  const [peeks, setPeeks] = useState(false);
  useDismiss(box, peeks, () => setPeeks(false));
  const enter = ({ pointerType }: PointerEvent) => setPeeks(pointerType === 'mouse' && count > 0);
  return (
    <div ref={box} className="relative max-lg:hidden" onPointerEnter={enter} onPointerLeave={() => setPeeks(false)}>
      <Link to={to.cart} className={cx(squareLook, 'text-ink')}>
        <Badge count={count} label="items">
          <ShoppingCart aria-hidden="true" className="size-6" />
        </Badge>
        <span className="sr-only">Cart</span>
      </Link>
      {peeks && (
        <Suspense>
          <CartPeek />
        </Suspense>
      )}
    </div>
  );
}
