import { shortDate } from '@sgb/contract/date-words.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Download, Search, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AddressForm } from '../../shared/links/address-form.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { type Asked, hrefWith } from './address.ts';
import { useOrderFile } from './use-order-file.ts';

const FilterSheet = lazy(() => import('./filter-sheet.tsx'));

/** Search by number or title, by day, and the same as a file. A form of the address: it works before any script. */
export function ListFilter({ asked }: { asked: Asked }) {
  const [open, setOpen] = useState(false);
  const file = useOrderFile(asked);
  return (
    <>
      <AddressForm role="search" aria-label="Your orders" className="flex gap-2 md:items-end">
        <input type="hidden" name="tagIndex" value={asked.tagIndex} />
        <input type="hidden" name="type" value={asked.type} />
        <Field label="Order number or title" hideLabel className="flex-1">
          <Input
            type="search"
            name="find"
            defaultValue={asked.keyword}
            maxLength={50}
            placeholder="Order number or title"
            before={<Search aria-hidden="true" className="size-5" />}
          />
        </Field>
        {/* Where there is little room they are in a sheet; what it sets goes along with a search all the same. */}
        <div className="hidden gap-2 md:flex">
          <Field label="From">
            <Input
              key={asked.from}
              type="date"
              name="from"
              defaultValue={asked.from}
              onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            />
          </Field>
          <Field label="To">
            <Input
              key={asked.to}
              type="date"
              name="to"
              defaultValue={asked.to}
              onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            />
          </Field>
        </div>
        <Button type="submit" className="max-md:hidden">
          Search
        </Button>
        <Button
          variant="secondary"
          className="max-md:hidden"
          loading={file.isPending}
          icon={<Download aria-hidden="true" className="size-4" />}
          aria-label="Download as CSV"
          onClick={() => file.mutate()}
        >
          CSV
        </Button>
        <Button
          variant="secondary"
          className="md:hidden"
          icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
          onClick={() => setOpen(true)}
        >
          Filter
        </Button>
      </AddressForm>
      <ChosenDays asked={asked} />
      {open && (
        <Suspense fallback={null}>
          <FilterSheet asked={asked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** On a phone the dates are out of sight: what they leave out is said. */
function ChosenDays({ asked: { from, to } }: { asked: Asked }) {
  const [search] = useSearchParams();
  if (!from && !to) return null;
  const words = [from && `from ${shortDate(from)}`, to && `to ${shortDate(to)}`].filter(Boolean).join(' ');
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm md:hidden">
      Ordered {words}
      <Link
        to={hrefWith(search, { from: '', to: '', page: '' })}
        className="inline-flex min-h-11 items-center text-brand underline underline-offset-2"
      >
        All days
      </Link>
    </p>
  );
}
