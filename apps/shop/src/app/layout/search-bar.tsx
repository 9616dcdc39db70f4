import { Badge } from '@sgb/ui/badge.tsx';
import { buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Search, ShoppingCart } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Form, Link, useNavigate, useSearchParams } from 'react-router';
import { checkKeyword, remember, searchHref } from '../../shared/keyword.ts';
import { setSlot, useSlots } from '../../shared/slots.ts';
import { CameraLink } from './camera-link.tsx';
import { to } from './links.ts';
import { panelLook, squareLook } from './popover.tsx';
import { SearchHistory } from './search-history.tsx';
import { useDismiss } from './use-dismiss.ts';

/** The search field with what belongs to it: history, image search, and the cart beside it. */
export function SearchBar({ camera }: { camera: boolean }) {
  const count = useSlots((slots) => slots.cartCount) ?? 0;
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

function SearchForm({ camera }: { camera: boolean }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const keyword = search.get('keyword') ?? '';
  const history = useSlots((slots) => slots.searchHistoryList) ?? [];
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [error, setError] = useState('');

  useDismiss(form, open, () => setOpen(false));

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkKeyword(input.current?.value ?? '');
    if (!checked) return;
    if ('error' in checked) {
      setError(checked.error);
      return;
    }
    setSlot('searchHistoryList', remember(history, checked.keyword));
    input.current?.blur();
    navigate(searchHref(checked.keyword));
  };

  return (
    // A real address, so that searching works before the scripts have arrived.
    <Form
      ref={form}
      role="search"
      data-tour="search"
      action="/shoppingmall/categoryproduct"
      onSubmit={onSubmit}
      className="flex min-w-0 flex-1 lg:relative"
    >
      <div className="flex min-w-0 flex-1 items-center rounded-control border border-line-strong bg-card focus-within:border-brand focus-within:ring-2 focus-within:ring-brand/30 lg:rounded-r-none lg:border-r-0">
        <Search aria-hidden="true" className="ml-3 size-5 shrink-0 text-ink-soft" />
        <input
          // Another search starts with its own words; typing in between is left alone.
          key={keyword}
          ref={input}
          type="text"
          name="keyword"
          aria-label="Search"
          defaultValue={keyword}
          placeholder="Search products"
          enterKeyHint="search"
          autoComplete="off"
          aria-invalid={error !== '' || undefined}
          aria-describedby={error ? errorId : undefined}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={() => setError('')}
          className="h-11 min-w-0 flex-1 truncate bg-transparent px-2 text-base outline-none"
        />
        {open && !error && history.length > 0 && <SearchHistory history={history} />}
        {camera && <CameraLink />}
      </div>
      <button
        type="submit"
        className={cx('max-lg:hidden!', buttonClass({ variant: 'primary' }, 'rounded-l-none px-6'))}
      >
        Search
      </button>
      <p
        id={errorId}
        role="alert"
        className={cx(panelLook, 'absolute inset-x-4 top-full mt-1 px-3 py-2 text-sm lg:inset-x-0', !error && 'hidden')}
      >
        <span className="text-danger">{error}</span>
      </p>
    </Form>
  );
}
