import { Button } from '@sgb/ui/button.tsx';
import type { ReactNode } from 'react';
import { readFilter, type Subject } from './filter.ts';
import { FilterForm } from './filter-form.tsx';
import { useDraft } from './use-draft.ts';
import { useSteps } from './use-steps.ts';

interface FilterColumnProps {
  subject: Subject;
  children: ReactNode;
}

/** Beside the list, where there is room: its categories, and the filters, which work at once. */
export function FilterColumn({ subject, children }: FilterColumnProps) {
  const { search, narrow } = useSteps();
  const form = useDraft(readFilter(search), narrow, { instant: true });
  return (
    <aside aria-label="Narrow the list" className="hidden flex-col gap-6 lg:flex">
      {children}
      <div className="border-line border-t px-2 pt-5">
        <FilterForm
          form={form}
          subject={subject}
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
