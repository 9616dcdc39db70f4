import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { OrderLogistics } from '@sgb/contract/orders.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { PackageCheck, Truck } from 'lucide-react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { critical, query } from '../../shared/api/api.ts';
import { BackLink } from '../../shared/page/back-link.tsx';
import type { Meta, MetaArguments } from '../../shared/page/meta.ts';
import { idOf, needId } from '../../shared/page/path-id.ts';
import { needLogin } from '../../shared/session/need-login.ts';
import { detailHref } from './address.ts';
import { OrderGoods } from './order-goods.tsx';
import { OrderState, ProgressLine } from './status.tsx';

const logistics = 'GET /api/shoporder/logistics';

export async function loader(args: LoaderFunctionArgs) {
  await needLogin(args);
  needId(args.params);
  await critical(args.context, logistics, { id: idOf(args.params) });
  return null;
}

export function meta({ queryClient, params }: MetaArguments): Meta {
  const found = queryClient.getQueryData(query(logistics, { id: idOf(params) }).queryKey);
  const title = found ? `Where ${found.order.number} is` : 'Where your order is';
  return { title, description: 'Every step of an order, from the supplier to you.', noindex: true };
}

export function Component() {
  const id = idOf(useParams());
  const { data } = useQuery(query(logistics, { id }));
  if (!data) return null;
  const { order } = data;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <BackLink to={detailHref(order.id)}>{`Order ${order.number}`}</BackLink>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="font-bold text-lg">Where it is</h1>
          <OrderState order={order} size="md" />
        </div>
        <ProgressLine order={order} words="always" />
        <OrderGoods goods={order} href={detailHref(order.id)} priority />
        {data.shipments.map(({ carrier, number }) => (
          <p key={number} className="text-sm">
            <span className="text-ink-soft">{carrier}</span>{' '}
            <span className="select-all font-semibold tabular-nums">{number}</span>
          </p>
        ))}
      </Card>
      <Steps steps={data.steps} />
    </div>
  );
}

function Steps({ steps }: { steps: OrderLogistics['steps'] }) {
  if (steps.length === 0)
    return <EmptyState title="Nothing to follow yet">It begins when the order is paid.</EmptyState>;
  return (
    <Card as="section">
      <CardHeader title="Every step, the newest first" />
      <ol>
        {steps.map(({ at, kind, title, text }, place) => {
          const Icon = kind === 'status' ? PackageCheck : Truck;
          return (
            <li key={`${at} ${title} ${steps.length - place}`} className="flex gap-3">
              <span aria-hidden="true" className="flex flex-col items-center">
                <span
                  className={cx(
                    'grid size-8 shrink-0 place-items-center rounded-full',
                    place === 0 ? 'bg-brand text-brand-ink' : 'bg-sunk text-ink-soft',
                  )}
                >
                  <Icon className="size-4" />
                </span>
                {place < steps.length - 1 && <span className="w-px flex-1 bg-line-strong" />}
              </span>
              <div className="min-w-0 pb-5 text-sm">
                <p className={cx('font-medium', place === 0 && 'text-brand')}>{title}</p>
                <p className="break-words">{text}</p>
                <time dateTime={at} className="text-ink-soft text-xs">
                  {dateAndTime(at)}
                </time>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
