import { Button } from '@sgb/ui/button.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useId } from 'react';
import type { FilterValues } from './filter.ts';
import { FilterForm } from './filter-form.tsx';

interface FilterSheetProps {
  values: FilterValues;
  onApply: (values: FilterValues) => void;
  onClear: () => void;
  onClose: () => void;
}

/** The filters on a phone; loaded when they are first asked for. */
export default function FilterSheet({ values, onApply, onClear, onClose }: FilterSheetProps) {
  const formId = useId();
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
            Show results
          </Button>
        </>
      }
    >
      <FilterForm formId={formId} values={values} onApply={onApply} />
    </Sheet>
  );
}
