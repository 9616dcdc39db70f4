import { Badge } from '@sgb/ui/badge.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router';
import { useCartCount } from '../../shared/cart-count.ts';
import { to } from './links.ts';
import { squareLook } from './popover.tsx';
import { SearchForm } from './search-form.tsx';

/** The search field, and the cart beside it. */
export function SearchBar({ camera }: { camera: boolean }) {
  const count = useCartCount();
  return (
    <div className="flex min-w-0 flex-1 items-center gap-1 lg:gap-3">
      <SearchForm camera={camera} />
      <Link to={to.cart} className={cx(squareLook, 'text-ink')}>
        <Badge count={count} label="items">
          <ShoppingCart aria-hidden="true" className="size-6" />
        </Badge>
        <span className="sr-only">Cart</span>
      </Link>
    </div>
  );
}
