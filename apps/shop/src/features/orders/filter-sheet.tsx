import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { AddressForm } from '../../shared/links/address-form.tsx';
import type { Asked } from './address.ts';
import { useOrderFile } from './use-order-file.ts';

/** Days and the file on a phone; loaded when they are first asked for. */
export default function FilterSheet({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const formId = useId();
  const file = useOrderFile(asked);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Filter orders"
      footer={
        <>
          <Button
            variant="secondary"
            className="flex-1"
            loading={file.isPending}
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() => file.mutate()}
          >
            Save as CSV
          </Button>
          <Button type="submit" form={formId} className="flex-1">
            Show orders
          </Button>
        </>
      }
    >
      <AddressForm id={formId} onSubmit={onClose} className="grid grid-cols-2 gap-3">
        <input type="hidden" name="tagIndex" value={asked.tagIndex} />
        <input type="hidden" name="type" value={asked.type} />
        <input type="hidden" name="find" value={asked.keyword} />
        <Field label="Ordered from">
          <Input type="date" name="from" defaultValue={asked.from} />
        </Field>
        <Field label="Ordered to">
          <Input type="date" name="to" defaultValue={asked.to} />
        </Field>
      </AddressForm>
    </Sheet>
  );
}
