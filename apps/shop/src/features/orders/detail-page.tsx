import { dateAndTime } from '@sgb/contract/date-words.ts';
import { orderStatuses, orderTypes, statusWords } from '@sgb/contract/order-states.ts';
import type { OrderDetail } from '@sgb/contract/orders.ts';
import { parcelWords } from '@sgb/contract/parcel-states.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { Rating } from '@sgb/ui/rating.tsx';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { critical, deferred, query } from '../../shared/api/api.ts';
import { WhatsAppLink } from '../../shared/contact/whatsapp-link.tsx';
import { ProductShelf } from '../../shared/goods/shelf.tsx';
import { pictureUrl, productHref } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import HistoryCard from '../../shared/orders/history-card.tsx';
import { BackLink } from '../../shared/page/back-link.tsx';
import type { Meta, MetaArguments } from '../../shared/page/meta.ts';
import { idOf, needId } from '../../shared/page/path-id.ts';
import { TwoColumns } from '../../shared/page/two-columns.tsx';
import { needLogin } from '../../shared/session/need-login.ts';
import { detailHref, listHref, parcelHref } from './address.ts';
import { ArrivalCard } from './arrival-card.tsx';
import { CaseStrip, casesOfOrder } from './case-strip.tsx';
import { MoneyCard } from './money-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderGoods } from './order-goods.tsx';
import { RoundLine } from './round-line.tsx';
import { ShipmentsCard } from './shipments-card.tsx';
import { SplitCard } from './split-card.tsx';
import { OrderState, OrderTag, ProgressLine, stateText } from './status.tsx';
import { StorageCard } from './storage-card.tsx';
import { RequestFacts } from './waiting-request.tsx';

const detail = 'GET /api/shoporder/detail';
const wishes = 'GET /api/shoporder/refundinfo';

export async function loader(args: LoaderFunctionArgs) {
  await needLogin(args);
  needId(args.params);
  const id = idOf(args.params);
  await Promise.all([
    critical(args.context, detail, { id }),
    deferred(args.context, wishes, { shoporderid: id }),
    deferred(args.context, casesOfOrder, { shoporderid: id }),
  ]);
  return null;
}

export function meta({ queryClient, params }: MetaArguments): Meta {
  const order = queryClient.getQueryData(query(detail, { id: idOf(params) }).queryKey);
  return { title: order ? `Order ${order.number}` : 'Order', description: 'One of your orders.', noindex: true };
}

export function Component() {
  const id = idOf(useParams());
  const { data: order } = useQuery(query(detail, { id }));
  if (!order) return null;
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-3 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <BackLink to={listHref(order.market)}>My orders</BackLink>
      <Head order={order} />
      {failed.includes(order.status) && <Similar productid={order.productId} />}
      <TwoColumns
        main={
          <>
            <Card as="section" aria-label="Goods">
              <OrderGoods
                goods={order}
                href={order.type === orderTypes.transfer ? '/othershop/index' : productHref(order.productId)}
                priority
              />
              {order.review && (
                <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
                  <Rating value={order.review.score} /> {order.review.content || 'You reviewed it.'}
                </p>
              )}
            </Card>
            {order.arrival && <ArrivalCard arrival={order.arrival} title={order.title} />}
            {order.arrival?.storage && <StorageCard orderId={order.id} storage={order.arrival.storage} />}
            {order.split && <SplitCard order={order} split={order.split} />}
            {order.shipments.length > 0 && <ShipmentsCard order={order} />}
            <CaseStrip id={id} />
            <Wishes id={id} />
            <HistoryCard history={order.history} words={statusWords} className="max-lg:order-last" />
          </>
        }
        side={
          <>
            <MoneyCard order={order} />
            <NotesCard order={order} />
            <Together order={order} />
          </>
        }
      />
    </div>
  );
}

const failed: readonly number[] = [orderStatuses.failed, orderStatuses.stockFailed];

/** What could not be had may be had from another supplier. */
function Similar({ productid }: { productid: string }) {
  const answer = useQuery(query('GET /api/product/similar', { productid }));
  return <ProductShelf title="Similar products" answer={answer} />;
}

const urgeWords = {
  asking: '',
  taken: 'The seller has the message.',
  refused: 'The seller’s site did not pass it on; our buyers look into it.',
} as const;

function Head({ order }: { order: OrderDetail }) {
  const { clock } = order;
  return (
    <Card as="section" aria-label="Status" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="font-bold text-lg">{order.number}</h1>
        <OrderState order={order} size="md" />
      </div>
      <ProgressLine order={order} words="always" />
      <div className="flex flex-col gap-1 text-sm">
        <p>{stateText(order)}</p>
        {clock && (
          <p className="flex items-start gap-2 text-ink-soft">
            <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              {dateAndTime(clock.at)}: {clock.text}
            </span>
          </p>
        )}
        {order.urged && order.status <= 32 && (
          <p className="text-ink-soft">
            Seller reminded {dateAndTime(order.urged.at)}. {urgeWords[order.urged.outcome]}
          </p>
        )}
      </div>
      {order.roundId && <RoundLine id={order.roundId} />}
      {order.parcel && (
        <p className="text-sm">
          {order.signedAt ? 'It came in parcel' : 'It travels in parcel'}{' '}
          <Link to={parcelHref(order.parcel.id)} className="font-medium text-brand underline underline-offset-2">
            {order.parcel.number}
          </Link>
          . {parcelWords[order.parcel.status].text}
        </p>
      )}
      <OrderActions order={order} />
      <WhatsAppLink about={`order ${order.number}`} />
    </Card>
  );
}

/** What was asked for it, and what the answers were. */
function Wishes({ id }: { id: `${number}` }) {
  const { data } = useQuery(query(wishes, { shoporderid: id }));
  if (!data || data.items.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title="Refund requests" />
      <ul className="flex flex-col gap-4">
        {data.items.map((request) => (
          <li key={request.id}>
            <RequestFacts request={request} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Together({ order }: { order: OrderDetail }) {
  if (order.together.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title={`Ordered together in ${order.checkoutNumber}`} />
      <ul className="flex flex-col gap-1">
        {order.together.map((each) => (
          <li key={each.id}>
            <Link
              to={detailHref(each.id)}
              className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1 hover:bg-sunk"
            >
              <span className="w-10 shrink-0">
                <Picture src={pictureUrl(each.picture)} alt="" sizes="40px" className="rounded-control" />
              </span>
              <span className="min-w-0 flex-1 truncate text-sm">{each.title}</span>
              <OrderTag status={each.status} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
