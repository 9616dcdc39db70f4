import type { SortCode } from '@sgb/contract/catalogue.ts';
import { Button } from '@sgb/ui/button.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { SortSelect } from '../lists/sort-select.tsx';
import { activeFilters, readFilter, type Subject } from './filter.ts';
import { useSteps } from './use-steps.ts';

const FilterSheet = lazy(() => import('./filter-sheet.tsx'));

interface FilterToolbarProps {
  subject: Subject;
  /** The order of a list whose address names none. */
  usualSort?: SortCode;
}

/** Sorting, and on a phone the way to the filters. */
export function FilterToolbar({ subject, usualSort }: FilterToolbarProps) {
  const { search, sortBy, narrow, clear } = useSteps();
  const [open, setOpen] = useState(false);
  const count = activeFilters(search).length;
  const closing =
    <Arguments extends unknown[]>(act: (...given: Arguments) => void) =>
    (...given: Arguments) => {
      setOpen(false);
      act(...given);
    };
  return (
    <div className="flex items-center gap-2">
      <Button
        variant="secondary"
        className="flex-1 lg:hidden"
        aria-haspopup="dialog"
        guardMs={0}
        onClick={() => setOpen(true)}
        icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <SortSelect
        search={search}
        onSort={sortBy}
        {...(usualSort && { usual: usualSort })}
        className="flex-1 lg:w-52 lg:flex-none"
      />
      {open && (
        <Suspense fallback={null}>
          <FilterSheet
            subject={subject}
            values={readFilter(search)}
            onApply={closing(narrow)}
            onClear={closing(clear)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
