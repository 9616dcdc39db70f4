import { Button } from '@sgb/ui/button.tsx';
import type { ReactNode } from 'react';
import { readFilter } from './filter.ts';
import { FilterForm } from './filter-form.tsx';
import { useSteps } from './use-steps.ts';

/** Beside the list, where there is room: its categories, and the filters, which work at once. */
export function FilterColumn({ children }: { children: ReactNode }) {
  const { search, narrow } = useSteps();
  return (
    <aside aria-label="Narrow the list" className="hidden flex-col gap-6 lg:flex">
      {children}
      <div className="border-line border-t px-2 pt-5">
        <FilterForm
          instant
          values={readFilter(search)}
          onApply={narrow}
          priceButton={
            <Button type="submit" variant="secondary" size="sm" wide className="mt-2" guardMs={0}>
              Apply price
            </Button>
          }
        />
      </div>
    </aside>
  );
}
