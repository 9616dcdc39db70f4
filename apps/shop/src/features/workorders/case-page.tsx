import { countedIn } from '@sgb/contract/catalogue.ts';
import { statusWords } from '@sgb/contract/order-states.ts';
import { activeStates } from '@sgb/contract/workorder-states.ts';
import type { CaseOrder, WorkOrdersOfOrder } from '@sgb/contract/workorders.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { critical, query } from '../../shared/api/api.ts';
import { pictureUrl } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { BackLink } from '../../shared/page/back-link.tsx';
import type { Meta, MetaArguments } from '../../shared/page/meta.ts';
import { idOf, needId } from '../../shared/page/path-id.ts';
import { needLogin } from '../../shared/session/need-login.ts';
import { CaseView } from './case-view.tsx';
import { NewCase } from './new-case.tsx';

const detail = 'GET /api/shoporder/workorder/detail';

export async function loader(args: LoaderFunctionArgs) {
  await needLogin(args);
  needId(args.params);
  await critical(args.context, detail, { shoporderid: idOf(args.params) });
  return null;
}

export function meta({ queryClient, params }: MetaArguments): Meta {
  const found = queryClient.getQueryData(query(detail, { shoporderid: idOf(params) }).queryKey);
  return {
    title: found ? `Help with ${found.order.number}` : 'Help with an order',
    description: 'Tell us what is wrong, and follow what we do about it.',
    noindex: true,
  };
}

export function Component() {
  const id = idOf(useParams());
  const { data } = useQuery(query(detail, { shoporderid: id }));
  if (!data) return null;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <BackLink to="/workorder/index">After-sale service</BackLink>
      <Head order={data.order} />
      {data.cases.map((found) => (
        <CaseView key={found.id} found={found} />
      ))}
      <Another key={id} found={data} />
    </div>
  );
}

function Head({ order }: { order: CaseOrder }) {
  return (
    <Card as="section" aria-label="Order" className="flex gap-3">
      <span className="w-16 shrink-0 md:w-20">
        <Picture src={pictureUrl(order.picture)} alt="" sizes="80px" priority className="rounded-control" />
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <h1 className="font-bold text-base md:text-lg">Help with {order.number}</h1>
        <p className="line-clamp-2">
          <Link to={`/shoporder/2/detail/${order.id}`} className="hover:underline">
            {order.title}
          </Link>
        </p>
        <p className="text-ink-soft text-xs">
          {[...order.options, countedIn(order.unit, order.quantity)].join(', ')} · {statusWords[order.status].label}
        </p>
        <p className="text-ink-soft text-xs">
          Paid <span className="money">{formatRand(order.paidCents)}</span>
          {order.refundedCents > 0 && (
            <span className="money text-good"> · {formatRand(order.refundedCents)} came back</span>
          )}
        </p>
      </div>
    </Card>
  );
}

/** The form at once where there is no case yet; behind a button where there is. */
function Another({ found }: { found: WorkOrdersOfOrder }) {
  const { offers, cases } = found;
  const [writing, setWriting] = useState(cases.length === 0);
  const openTypes = cases.filter(({ state }) => activeStates.includes(state)).map(({ type }) => type);
  const left = offers.filter(({ type }) => !openTypes.includes(type));
  if (left.length === 0) {
    return cases.length > 0 ? null : (
      <Card as="section">
        <CardHeader title="Nothing to report yet" />
        <p className="text-sm">This order is not paid for. Once it is, you can ask for help with it here.</p>
      </Card>
    );
  }
  if (!writing) {
    return (
      <Button
        variant="secondary"
        className="self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => setWriting(true)}
      >
        Report something else
      </Button>
    );
  }
  return (
    <NewCase
      order={found.order}
      offers={left}
      lateCoins={found.lateCoins}
      onDone={() => setWriting(false)}
      {...(cases.length > 0 && { onCancel: () => setWriting(false) })}
    />
  );
}
