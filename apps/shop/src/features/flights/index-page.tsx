import type { BusinessInfo } from '@sgb/contract/flights.ts';
import { cx } from '@sgb/ui/cx.ts';
import { useQuery } from '@tanstack/react-query';
import { Plane } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { critical, deferred, query, useApi } from '../../shared/api/api.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { pageEdges } from '../../shared/page/width.ts';
import { Calculator, firstLoad } from './calculator.tsx';
import { EnquiryPart } from './enquiry-part.tsx';
import { FlightList } from './flight-list.tsx';
import { HowItWorks } from './how-it-works.tsx';

const info = 'GET /api/business/info';

export async function loader({ context }: LoaderFunctionArgs) {
  await Promise.all([critical(context, info, {}), deferred(context, 'GET /api/business/flightprice', firstLoad)]);
  return null;
}

export function meta(): Meta {
  return {
    title: 'Special flight',
    description:
      'Space on chartered flights from China to Johannesburg for businesses: days, prices and room that is left.',
    canonical: '/shop/specialflight/index',
  };
}

export function Component() {
  const api = useApi();
  const { data } = useQuery(query(info, {}));
  const [flightId, setFlightId] = useState<number | null>(null);
  useEffect(() => {
    // Nobody is the worse for a visit that was not counted.
    api.call('POST /api/business/visitSpecialFlight', {}).catch(() => undefined);
  }, [api]);
  if (!data) return null;
  const choose = (id: number) => {
    setFlightId(id);
    document.getElementById('enquiry')?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={cx(pageEdges, 'flex max-w-5xl flex-col gap-4 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <Opening info={data} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <FlightList flights={data.flights} onChoose={choose} />
          <Calculator />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <EnquiryPart info={data} flightId={flightId} onFlight={setFlightId} />
          <HowItWorks terms={data.terms} />
        </div>
      </div>
    </div>
  );
}

function Opening({ info: { terms, company } }: { info: BusinessInfo }) {
  return (
    <header className="flex items-start gap-3 rounded-card bg-brand-soft p-4 md:p-5">
      <Plane aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-brand" />
      <div className="min-w-0">
        <h1 className="font-bold text-xl">Special flight</h1>
        <p className="mt-1 text-sm">
          {company ? `For ${company.companyname} and other businesses: ` : 'For businesses: '}
          we charter aircraft, or block space on them, and fly your load from China to Johannesburg on a fixed day.
        </p>
        {terms.paysFromKg !== null && (
          <p className="mt-2 font-semibold text-brand text-sm">
            It costs less than our air lines from {terms.paysFromKg} kg.
          </p>
        )}
      </div>
    </header>
  );
}
