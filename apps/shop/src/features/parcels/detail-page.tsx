import { parcelStatuses, parcelWords } from '@sgb/contract/parcel-states.ts';
import type { ParcelDetail } from '@sgb/contract/parcel-views.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { critical, deferred, query } from '../../shared/api/api.ts';
import { WhatsAppLink } from '../../shared/contact/whatsapp-link.tsx';
import { BackLink } from '../../shared/page/back-link.tsx';
import type { Meta, MetaArguments } from '../../shared/page/meta.ts';
import { NearPart } from '../../shared/page/near-part.tsx';
import { idOf, needId } from '../../shared/page/path-id.ts';
import { TwoColumns } from '../../shared/page/two-columns.tsx';
import { needLogin } from '../../shared/session/need-login.ts';
import { parcelsHref } from './address.ts';
import { ContentsCard } from './contents-card.tsx';
import { HelpButton } from './help-sheet.tsx';
import { MoneyCard } from './money-card.tsx';
import { ParcelActions } from './parcel-actions.tsx';
import { Times } from './parcel-card.tsx';
import { ReceiverCard } from './receiver-card.tsx';
import { ParcelProgress, ParcelTag } from './status.tsx';
import { CodeCard, TrackingCard } from './tracking-card.tsx';
import { WayCard } from './way-card.tsx';
import { groupWords } from './words.ts';

const HistoryCard = lazy(() => import('../../shared/orders/history-card.tsx'));

const detail = 'GET /api/deliveryorder/detail';
const tracking = 'GET /api/deliveryorder/tracking';

export async function loader(args: LoaderFunctionArgs) {
  await needLogin(args);
  needId(args.params);
  const expressid = idOf(args.params);
  await Promise.all([critical(args.context, detail, { expressid }), deferred(args.context, tracking, { expressid })]);
  return null;
}

export function meta({ queryClient, params }: MetaArguments): Meta {
  const parcel = queryClient.getQueryData(query(detail, { expressid: idOf(params) }).queryKey);
  return { title: parcel ? `Parcel ${parcel.number}` : 'Parcel', description: 'One of your parcels.', noindex: true };
}

export function Component() {
  const expressid = idOf(useParams());
  const { data: parcel } = useQuery(query(detail, { expressid }));
  const followed = useQuery(query(tracking, { expressid }));
  if (!parcel) return null;
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-3 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <BackLink to={parcelsHref}>My parcels</BackLink>
      <Head parcel={parcel} />
      {followed.data && <CodeCard {...followed.data} />}
      <TwoColumns
        main={
          <>
            <Answer of={followed} skeleton={<Skeleton className="h-80 rounded-card" />}>
              {(data) => (
                <TrackingCard
                  tracking={data}
                  countryId={parcel.delivery === 'depot' ? null : parcel.receiver.countryId}
                />
              )}
            </Answer>
            <ContentsCard parcel={parcel} />
            <NearPart className="min-h-32 max-lg:order-last">
              <HistoryCard history={parcel.history} words={parcelWords} />
            </NearPart>
          </>
        }
        side={
          <>
            <MoneyCard parcel={parcel} />
            <WayCard parcel={parcel} />
            <ReceiverCard parcel={parcel} />
            <CustomsCard parcel={parcel} />
          </>
        }
      />
    </div>
  );
}

const packedFirst = 'We pack and weigh it first. Then you see what it costs, and pay.';

function Head({ parcel }: { parcel: ParcelDetail }) {
  const rehearsed = parcel.status === parcelStatuses.waitingToPay && parcel.rehearsalCents > 0 && !parcel.packed;
  return (
    <Card as="section" aria-label="Status" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="font-bold text-lg">{parcel.number}</h1>
        <ParcelTag status={parcel.status} size="md" />
      </div>
      <ParcelProgress status={parcel.status} />
      <div className="flex flex-col gap-1">
        <p className="text-sm">{rehearsed ? packedFirst : parcelWords[parcel.status].text}</p>
        <Times parcel={parcel} />
      </div>
      <ParcelActions parcel={parcel} only={['pay', 'sign', 'evaluate', 'cancel']}>
        {parcel.actions.includes('help') && <HelpButton contents={parcel.contents} />}
      </ParcelActions>
      <WhatsAppLink about={`parcel ${parcel.number}`} />
    </Card>
  );
}

/** What customs were told. */
function CustomsCard({ parcel: { declaration, declaredCents } }: { parcel: ParcelDetail }) {
  return (
    <Card as="section">
      <CardHeader title="Declared to customs" />
      <dl className="flex flex-col gap-1 text-sm">
        {declaration.map(({ goodsClass, quantity, valueCents }) => (
          <div key={goodsClass} className="flex justify-between gap-4">
            <dt className="text-ink-soft">
              {formatCount(quantity)} × {groupWords[goodsClass].name}
            </dt>
            <dd className="money">{formatRand(valueCents)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-line border-t pt-1 font-semibold">
          <dt>Value</dt>
          <dd className="money">{formatRand(declaredCents)}</dd>
        </div>
      </dl>
    </Card>
  );
}
