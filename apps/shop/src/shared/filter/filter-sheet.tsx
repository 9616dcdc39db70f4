import { formatCount } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useId } from 'react';
import type { FilterValues, Subject } from './filter.ts';
import { FilterForm } from './filter-form.tsx';
import { useDraft } from './use-draft.ts';
import { useFacets } from './use-facets.ts';

interface FilterSheetProps {
  subject: Subject;
  values: FilterValues;
  onApply: (values: FilterValues) => void;
  onClear: () => void;
  onClose: () => void;
}

/** The filters on a phone; loaded when they are first asked for. */
export default function FilterSheet({ subject, values, onApply, onClear, onClose }: FilterSheetProps) {
  const formId = useId();
  const form = useDraft(values, onApply);
  const { answer, stale } = useFacets(subject, form.values);
  const total = stale ? undefined : answer.data?.total;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Filters"
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClear}>
            Clear all
          </Button>
          <Button type="submit" form={formId} className="flex-1">
            {total === undefined
              ? 'Show results'
              : `Show ${formatCount(total)} ${total === 1 ? 'product' : 'products'}`}
          </Button>
        </>
      }
    >
      <FilterForm formId={formId} form={form} subject={subject} open />
    </Sheet>
  );
}
