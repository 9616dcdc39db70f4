import type { OutputOf } from '@sgb/contract/client.ts';
import { type ParcelTab, parcelTabNames } from '@sgb/contract/parcel-states.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PackagePlus, Search } from 'lucide-react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { AddressForm } from '../../shared/links/address-form.tsx';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { combineHref } from './address.ts';
import { askedFor, hrefWith, tabHref, tabWords } from './list-address.ts';
import { ParcelCard } from './parcel-card.tsx';
import { PayAll } from './pay-all.tsx';

const list = 'GET /api/deliveryorder/list';

export async function loader({ context, request }: LoaderFunctionArgs) {
  await listed(context, list, askedFor(new URL(request.url).searchParams));
  return null;
}

export function meta(): Meta {
  return { title: 'My parcels', description: 'Where your parcels are, and what waits to be paid.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const asked = askedFor(search);
  const answer = useQuery({ ...query(list, asked), placeholderData: keepPreviousData });
  const { data } = answer;
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-3 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="font-bold text-xl">My parcels</h1>
        <Link to={combineHref} className={buttonClass({ size: 'sm' })}>
          <PackagePlus aria-hidden="true" className="size-4" />
          Ship my orders
        </Link>
      </header>
      <TabLinks
        label="Parcels by status"
        LinkComponent={ShopLink}
        current={tabHref(asked.tab)}
        items={parcelTabNames.map((tab) => ({
          href: tabHref(tab),
          label: tabWords[tab],
          count: countOfTab(data?.counts, tab),
        }))}
      />
      <AddressForm role="search" aria-label="Your parcels" key={asked.tab} className="flex gap-2">
        {asked.tab !== 'all' && <input type="hidden" name="tab" value={asked.tab} />}
        <Field label="Parcel number, goods or receiver" hideLabel className="flex-1">
          <Input
            type="search"
            name="find"
            defaultValue={asked.q}
            maxLength={50}
            placeholder="Parcel number, goods or receiver"
            before={<Search aria-hidden="true" className="size-5" />}
          />
        </Field>
      </AddressForm>
      {data && data.counts.pay > 1 && asked.tab === 'pay' && <PayAll parcels={data.items} />}
      <PagedList
        answer={answer}
        hrefFor={(page) => hrefWith(search, { page: page === 1 ? '' : String(page) })}
        skeleton={<Waiting />}
        empty={<NoParcels filtered={asked.tab !== 'all' || asked.q !== undefined} />}
        end
      >
        {({ items }) => (
          <div className="flex flex-col gap-3">
            {items.map((parcel, place) => (
              <ParcelCard key={parcel.id} parcel={parcel} priority={place < 2} />
            ))}
          </div>
        )}
      </PagedList>
    </div>
  );
}

type Counts = OutputOf<typeof list>['counts'];

function countOfTab(counts: Counts | undefined, tab: ParcelTab): number | undefined {
  return tab === 'all' || tab === 'cancelled' || tab === 'signed' ? undefined : counts?.[tab];
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Loading parcels</span>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-72 w-full rounded-card" />
      ))}
    </div>
  );
}

function NoParcels({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      title="No parcel here"
      picture="search"
      action={
        <Link to="?" className={buttonClass({ variant: 'secondary' })}>
          See all parcels
        </Link>
      }
    />
  ) : (
    <EmptyState
      title="You have not shipped anything yet"
      action={
        <Link to={combineHref} className={buttonClass({ variant: 'action' })}>
          Ship my orders
        </Link>
      }
    >
      When your orders have arrived in our China warehouse, put them into one parcel and send them to you.
    </EmptyState>
  );
}
