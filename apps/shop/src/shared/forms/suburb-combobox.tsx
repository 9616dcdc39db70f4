import type { Place } from '@sgb/contract/clients.ts';
import type { CountryId } from '@sgb/contract/countries.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Input } from '@sgb/ui/field.tsx';
import { Spinner } from '@sgb/ui/spinner.tsx';
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, type Ref, type UIEvent, useEffect, useId, useRef, useState } from 'react';
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

/** How near the end of the list the next page is asked for, in pixels. */
const nearEnd = 120;

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
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { places, total, settled, isFetching, isError, hasMore, more } = useSuburbSearch(value, countryId, open);
  const listed = open && places.length > 0;

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  useEffect(() => {
    // Bars at the lower edge of a phone would cover it.
    if (listed) list.current?.scrollIntoView({ block: 'nearest' });
  }, [listed]);

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
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    if (scrollHeight - scrollTop - clientHeight < nearEnd) more();
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
      {listed && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label="Suburbs and towns"
          tabIndex={-1}
          onScroll={onScroll}
          // The field keeps the focus, so that it does not close the list under the finger.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-20 scroll-mb-40 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-card border border-line bg-card py-1 shadow-soft"
        >
          {places.map((place, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as the pattern of a combobox wants it
            <div
              key={place.id}
              id={`${listId}-${i}`}
              role="option"
              aria-selected={i === active}
              tabIndex={-1}
              onClick={() => pick(place)}
              className={cx(
                'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-1.5 text-sm',
                i === active ? 'bg-brand-soft' : 'hover:bg-sunk',
              )}
            >
              <span className="min-w-0">
                <span className="block font-medium">{place.suburb}</span>
                <span className="block text-ink-soft text-xs">
                  {place.city === place.suburb ? place.province : `${place.city}, ${place.province}`}
                </span>
              </span>
              <span className="money shrink-0 text-ink-soft">{place.postcode}</span>
            </div>
          ))}
          {hasMore && (
            <div className="flex min-h-11 items-center justify-center text-brand">
              <Spinner size="small" label="Loading more" />
            </div>
          )}
        </div>
      )}
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
