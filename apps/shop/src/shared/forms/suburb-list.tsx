import type { Place } from '@sgb/contract/clients.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Spinner } from '@sgb/ui/spinner.tsx';
import { type UIEvent, useEffect, useRef } from 'react';

interface SuburbListProps {
  id: string;
  places: readonly Place[];
  /** Which of them the keys stand at. */
  active: number;
  hasMore: boolean;
  more: () => void;
  onPick: (place: Place) => void;
}

/** How near the end of the list the next page is asked for, in pixels. */
const nearEnd = 120;

/** What was found for a suburb that is being typed. */
export default function SuburbList({ id, places, active, hasMore, more, onPick }: SuburbListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Bars at the lower edge of a phone would cover it.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    if (scrollHeight - scrollTop - clientHeight < nearEnd) more();
  };

  return (
    <div
      ref={list}
      id={id}
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
          id={`${id}-${i}`}
          role="option"
          aria-selected={i === active}
          tabIndex={-1}
          onClick={() => onPick(place)}
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
  );
}
