import { Button } from '@sgb/ui/button.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useReturnFocus } from '../../shared/return-focus.ts';
import { SortSelect } from '../../shared/sort-select.tsx';
import { activeFilters, type FilterValues, readFilter } from './filter.ts';

const FilterSheet = lazy(() => import('./filter-sheet.tsx'));

interface CategoryToolbarProps {
  search: URLSearchParams;
  onSort: (sort: string) => void;
  onFilter: (values: FilterValues) => void;
  onClear: () => void;
}

/** Sorting, and on a phone the way to the filters. */
export function CategoryToolbar({ search, onSort, onFilter, onClear }: CategoryToolbarProps) {
  const [open, setOpen] = useState(false);
  useReturnFocus(open);
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
      <SortSelect search={search} onSort={onSort} className="flex-1 lg:w-52 lg:flex-none" />
      {open && (
        <Suspense fallback={null}>
          <FilterSheet
            values={readFilter(search)}
            onApply={closing(onFilter)}
            onClear={closing(onClear)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
