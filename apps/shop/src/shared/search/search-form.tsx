import { buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Spinner } from '@sgb/ui/spinner.tsx';
import { Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AddressForm } from '../links/address-form.tsx';
import { panelLook } from '../page/popover.tsx';
import { useDismiss } from '../page/use-dismiss.ts';
import { useLogin } from '../session/login.ts';
import { CameraLink } from './camera-link.tsx';
import { checkKeyword, type SearchScope, searchHref } from './keyword.ts';
import { rememberSearch } from './search-history.ts';
import { activeAfter } from './suggestions.ts';
import { useLinkSearch } from './use-link-search.ts';
import { useSuggestions } from './use-suggestions.ts';

const SearchPanel = lazy(() => import('./search-panel.tsx'));

interface SearchFormProps {
  camera: boolean;
  /** The search page shows history and hot words itself, and begins with the field. */
  asPage?: boolean;
  scope?: SearchScope;
}

/** The search field: suggestions while typing, history and hot words before, links followed, all errors below it. */
export function SearchForm({ camera, asPage = false, scope }: SearchFormProps) {
  const navigate = useNavigate();
  const keyword = useSearchParams()[0].get('keyword') ?? '';
  const placeholder = useLogin()?.searchbartext || 'Search products';
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [error, setError] = useState('');
  // What the shopper typed here; null while the field still says what was searched for.
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed ?? '');
  const { asking, follow, giveUp } = useLinkSearch(setError);
  const listed = open && !error && !asking && suggestions.length > 0;

  useDismiss(form, open || error !== '', (why) => {
    setOpen(false);
    // What was wrong with a search is of no interest once somebody has turned to something else.
    if (why !== 'outside') setError('');
    if (why !== 'navigation') return;
    setTyped(null);
    if (error && input.current) input.current.value = keyword;
  });
  useEffect(() => {
    if (asPage) input.current?.focus();
  }, [asPage]);
  const searched = useRef(keyword);
  useEffect(() => {
    if (searched.current === keyword) return;
    searched.current = keyword;
    // Another search starts with its own words, but whoever writes the next one meanwhile is left alone.
    if (input.current && input.current !== document.activeElement) input.current.value = keyword;
  }, [keyword]);

  const search = (text: string) => {
    const checked = checkKeyword(text);
    if (!checked) return;
    if ('error' in checked) return setError(checked.error);
    setOpen(false);
    if ('link' in checked) return follow(checked.link);
    rememberSearch(checked.keyword);
    input.current?.blur();
    navigate(searchHref(checked.keyword, scope));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search((listed && suggestions[active]) || (input.current?.value ?? ''));
  };
  const onType = (text: string) => {
    setTyped(text);
    setActive(-1);
    setError('');
    setOpen(true);
    giveUp();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Arrows and Enter belong to the input method while it composes a sign.
    const next = event.nativeEvent.isComposing ? undefined : activeAfter(event.key, active, suggestions.length);
    if (next === undefined) return;
    event.preventDefault();
    setOpen(true);
    setActive(listed ? next : -1);
  };

  return (
    // A real address, so that searching works before the scripts have arrived.
    <AddressForm
      ref={form}
      role="search"
      data-tour="search"
      action="/shoppingmall/categoryproduct"
      onSubmit={onSubmit}
      className={cx('flex min-w-0 flex-1 lg:relative', asPage && 'relative')}
    >
      {scope?.categoryId && <input type="hidden" name="categoryId" value={scope.categoryId} />}
      <div className="flex min-w-0 flex-1 items-center rounded-control border border-line-strong bg-card focus-within:border-brand focus-within:ring-2 focus-within:ring-brand/30 lg:rounded-r-none lg:border-r-0">
        {asking ? (
          <Spinner size="small" label="Asking the supplier" className="mr-0.5 ml-3.5 shrink-0 text-brand" />
        ) : (
          <Search aria-hidden="true" className="ml-3 size-5 shrink-0 text-ink-soft" />
        )}
        <input
          ref={input}
          type="text"
          name="keyword"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? `${id}list` : undefined}
          aria-activedescendant={listed && active >= 0 ? `${id}list${active}` : undefined}
          dir="auto"
          defaultValue={keyword}
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          aria-invalid={error !== '' || undefined}
          aria-describedby={error ? `${id}error` : undefined}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className="h-11 min-w-0 flex-1 truncate bg-transparent px-2 text-base outline-none"
        />
        {open && !error && (
          <Suspense fallback={null}>
            <SearchPanel
              listId={`${id}list`}
              suggestions={listed ? suggestions : []}
              typed={typed ?? ''}
              active={active}
              onPick={search}
              asPage={asPage}
            />
          </Suspense>
        )}
        {camera && <CameraLink />}
      </div>
      <button
        type="submit"
        className={cx('max-lg:hidden!', buttonClass({ variant: 'primary' }, 'rounded-l-none px-6'))}
      >
        Search
      </button>
      <p role="status" className="sr-only">
        {listed && `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
      </p>
      <div
        id={`${id}error`}
        role="alert"
        className={cx(panelLook, 'absolute inset-x-4 top-full mt-1 px-3 py-2 text-sm lg:inset-x-0', !error && 'hidden')}
      >
        {error && (
          <>
            <p className="font-semibold text-danger">Error</p>
            <p>{error}</p>
          </>
        )}
      </div>
    </AddressForm>
  );
}
