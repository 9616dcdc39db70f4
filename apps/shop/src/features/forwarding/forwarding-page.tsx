import type { Forwarded, Forwarding } from '@sgb/contract/forwarding.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { loginHref } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { pageEdges } from '../../shared/page/width.ts';
import { AddressCard } from './address-card.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ParcelList } from './parcel-list.tsx';

const DeclareSheet = lazy(() => import('./declare-sheet.tsx'));

const index = 'GET /api/shoporder/othershop/index';
const params = ['page'] as const;
const inputOf = (search: URLSearchParams) => inputFrom(index, search, params);

export async function loader({ context, request }: LoaderFunctionArgs) {
  await listed(context, index, inputOf(new URL(request.url).searchParams));
  return null;
}

export function meta(): Meta {
  return {
    title: 'SGB Forwarding Agency',
    description: 'Buy anywhere in China, send it to our warehouse, and ship it home together with your other goods.',
  };
}

export function Component() {
  const [search] = useSearchParams();
  const answer = useQuery({ ...query(index, inputOf(search)), placeholderData: keepPreviousData });
  const hrefFor = (page: number) => searchWith(search, params, { page: page === 1 ? '' : String(page) }) || '?';
  return (
    <div className={cx(pageEdges, 'flex max-w-5xl flex-col gap-4 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <header>
        <h1 className="font-bold text-xl">SGB Forwarding Agency</h1>
        <p className="text-ink-soft text-sm">
          Bought on Taobao, Pinduoduo or elsewhere in China? Send it to our warehouse, and we bring it home with the
          rest.
        </p>
      </header>
      <Answer of={answer} skeleton={<Skeleton className="h-96 rounded-card" />}>
        {(data) => <Agency data={data} busy={answer.isPlaceholderData} hrefFor={hrefFor} />}
      </Answer>
    </div>
  );
}

interface AgencyProps {
  data: Forwarding;
  busy: boolean;
  hrefFor: (page: number) => string;
}

function Agency({ data, busy, hrefFor }: AgencyProps) {
  const [open, setOpen] = useState<Forwarded | 'new' | null>(null);
  const location = useLocation();
  if (!data.address) {
    return (
      <>
        <HowItWorks terms={data} />
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">Log in to see our address in China with your own code.</p>
          <Link to={loginHref(location)} className={buttonClass({ variant: 'action' }, 'max-md:w-full')}>
            Log in
          </Link>
        </Card>
      </>
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <AddressCard address={data.address} />
      <div className="max-lg:order-last lg:row-span-2">
        <HowItWorks terms={data} />
      </div>
      <section aria-labelledby="declared" className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="declared" className="font-semibold text-lg">
            Your parcels
          </h2>
          <Button
            variant="action"
            className="max-md:w-full"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => setOpen('new')}
          >
            Declare a parcel
          </Button>
        </div>
        <ParcelList data={data} busy={busy} hrefFor={hrefFor} onEdit={setOpen} />
      </section>
      {open && (
        <Suspense fallback={null}>
          <DeclareSheet parcel={open === 'new' ? null : open} couriers={data.couriers} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
