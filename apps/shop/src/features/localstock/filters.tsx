import { deliveryModes, deliveryWords } from '@sgb/contract/checkout-options.ts';
import { Button, buttonClass, IconButton } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { query } from '../../shared/api/api.ts';
import { AddressForm } from '../../shared/links/address-form.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { localStockHref, sellersCall } from './address.ts';

const wayOptions = [
  { value: '', label: 'Any way' },
  ...deliveryModes.map((mode) => ({ value: mode, label: deliveryWords[mode].label })),
];
const freeOptions = [
  { value: '', label: 'Any' },
  { value: '1', label: 'Free delivery' },
];
const narrowing = ['minPrice', 'maxPrice', 'delivery', 'free', 'seller'] as const;
/** What the form does not ask for goes along. */
const kept = ['categoryId', 'place', 'sort'] as const;

/** A plain form: the address says what is searched for and what narrows it down. */
export function Filters({ search, children }: { search: URLSearchParams; children: ReactNode }) {
  const said = (name: string) => search.get(name) ?? '';
  const sellers = useQuery(query(sellersCall, {})).data?.items ?? [];
  const sellerOptions = [
    { value: '', label: 'Anybody' },
    ...sellers.map(({ id, name, products }) => ({ value: id, label: `${name} (${products})` })),
  ];
  const chosen = narrowing.filter((name) => said(name) !== '').length;
  return (
    <AddressForm
      action={localStockHref}
      role="search"
      aria-label="Search in local stock"
      className="flex flex-wrap items-start gap-2"
    >
      {kept.map((name) => said(name) && <input key={name} type="hidden" name={name} value={said(name)} />)}
      <div className="w-full md:w-auto md:flex-1">
        <Input
          name="keyword"
          aria-label="Search in local stock"
          placeholder="Search in local stock"
          defaultValue={said('keyword')}
          maxLength={50}
          enterKeyHint="search"
          autoComplete="off"
          after={
            <IconButton type="submit" label="Search in local stock: go" guardMs={0}>
              <Search aria-hidden="true" className="size-5" />
            </IconButton>
          }
        />
      </div>
      <details
        className="group/filter flex-1 rounded-control border border-line-strong bg-card open:order-last open:w-full open:flex-none"
        open={chosen > 0}
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between px-3 font-medium text-sm [&::-webkit-details-marker]:hidden">
          {chosen === 0 ? 'Filter' : `Filter (${chosen})`}
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform group-open/filter:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <div className="grid grid-cols-2 gap-3 border-line border-t p-3 md:grid-cols-4">
          <Field label="Price from">
            <Input name="minPrice" before="R" inputMode="decimal" autoComplete="off" defaultValue={said('minPrice')} />
          </Field>
          <Field label="Price to">
            <Input name="maxPrice" before="R" inputMode="decimal" autoComplete="off" defaultValue={said('maxPrice')} />
          </Field>
          <Field label="Delivered by">
            <Select name="delivery" options={wayOptions} defaultValue={said('delivery')} />
          </Field>
          <Field label="Cost of delivery">
            <Select name="free" options={freeOptions} defaultValue={said('free')} />
          </Field>
          <Field label="Sold by" className="col-span-2">
            <Select name="seller" options={sellerOptions} defaultValue={said('seller')} key={sellerOptions.length} />
          </Field>
          <div className="col-span-2 flex gap-2 md:col-span-4">
            <Button type="submit" variant="primary" guardMs={0}>
              Show
            </Button>
            {(chosen > 0 || said('keyword')) && (
              <Link to={localStockHref} className={buttonClass({ variant: 'ghost' })}>
                Clear all
              </Link>
            )}
          </div>
        </div>
      </details>
      {children}
    </AddressForm>
  );
}

export function NothingFits() {
  return (
    <EmptyState
      title="Nothing here fits"
      action={
        <Link to={localStockHref} className={buttonClass({ variant: 'primary' })}>
          See all local stock
        </Link>
      }
    >
      Try fewer words or a wider price.
    </EmptyState>
  );
}
