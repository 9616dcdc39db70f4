import type { Place } from '@sgb/contract/clients.ts';
import type { CountryId } from '@sgb/contract/countries.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Input } from '@sgb/ui/field.tsx';
import { loadWhenCalm } from '@sgb/ui/idle.ts';
import { Spinner } from '@sgb/ui/spinner.tsx';
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, lazy, type Ref, Suspense, useEffect, useId, useState } from 'react';
import { useSuburbSearch } from './suburb-search.ts';

interface SuburbComboboxProps {
  value: string;
  countryId: CountryId;
  /** What is typed, whether we know it or not. */
  onType: (text: string) => void;
  onPick: (place: Place) => void;
  onBlur?: () => void;
  /** What to do with a place that we do not know. */
  otherwise?: string;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Nothing is found before something is typed. */
const loadList = () => import('./suburb-list.tsx');
const SuburbList = lazy(loadList);

/** A suburb typed freely or picked from those we know; the list grows as it is scrolled. Stands in a `Field`. */
export function SuburbCombobox({
  value,
  countryId,
  onType,
  onPick,
  onBlur,
  otherwise,
  name,
  inputRef,
}: SuburbComboboxProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { places, total, settled, isFetching, isError, hasMore, more } = useSuburbSearch(value, countryId, open);
  const listed = open && places.length > 0;

  useEffect(() => loadWhenCalm(loadList), []);

  const pick = (place: Place) => {
    setOpen(false);
    setActive(-1);
    onPick(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = places[active];
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      setOpen(true);
      if (active >= places.length - 3) more();
      setActive(Math.min(active + 1, places.length - 1));
    } else if (event.key === 'ArrowUp') {
      event.preventDefault();
      setActive(Math.max(active - 1, -1));
    } else if (event.key === 'Enter' && listed && chosen) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  };

  return (
    <div className="relative">
      <Input
        ref={inputRef}
        name={name}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={listed && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        value={value}
        before={<MapPin aria-hidden="true" className="size-5" />}
        after={isFetching && <Spinner size="small" label="Looking" className="mr-3 text-brand" />}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          setActive(-1);
          onBlur?.();
        }}
        onChange={(event) => {
          onType(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <Suspense fallback={null}>
        {listed && (
          <SuburbList id={listId} places={places} active={active} hasMore={hasMore} more={more} onPick={pick} />
        )}
      </Suspense>
      <p
        role="status"
        className={cx(open && settled && places.length === 0 ? 'mt-1 text-ink-soft text-xs' : 'sr-only')}
      >
        {open && isError && 'The search did not answer. Type the rest yourself.'}
        {open &&
          settled &&
          !isError &&
          places.length === 0 &&
          (otherwise ?? 'Not in our list: fill in city, province and code yourself.')}
        {listed && settled && `${total} ${total === 1 ? 'place' : 'places'}`}
      </p>
    </div>
  );
}
