import { caseTypeIds, caseTypeWords } from '@sgb/contract/workorder-states.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { Search } from 'lucide-react';
import { AddressForm } from '../../shared/links/address-form.tsx';
import type { Asked } from './address.ts';

/** Search by number or title, and by what it is about. A form of the address: it works before any script. */
export function ListFilter({ asked }: { asked: Asked }) {
  return (
    <AddressForm role="search" aria-label="Your cases" className="flex flex-col gap-2 md:flex-row md:items-end">
      {asked.state !== 0 && <input type="hidden" name="state" value={asked.state} />}
      <Field label="Case or order number, or title" hideLabel className="flex-1">
        <Input
          type="search"
          name="find"
          defaultValue={asked.keyword}
          maxLength={50}
          placeholder="Case or order number, or title"
          before={<Search aria-hidden="true" className="size-5" />}
        />
      </Field>
      <div className="flex gap-2">
        <Field label="About" hideLabel className="min-w-0 flex-1 md:w-56">
          <Select
            name="type"
            defaultValue={asked.type ?? ''}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            options={[
              { value: '', label: 'All kinds' },
              ...caseTypeIds.map((type) => ({ value: String(type), label: caseTypeWords[type].label })),
            ]}
          />
        </Field>
        <Button type="submit">Search</Button>
      </div>
    </AddressForm>
  );
}
