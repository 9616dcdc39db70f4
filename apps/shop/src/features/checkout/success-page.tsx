import type { CheckoutDetail } from '@sgb/contract/checkout.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { funnelEvents } from '@sgb/contract/funnel.ts';
import { checkoutStates, markets } from '@sgb/contract/order-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { Spinner } from '@sgb/ui/spinner.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import { InvoiceButton } from '../../shared/orders/invoice-button.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import type { LayoutPart } from '../../shared/page/page-module.ts';
import { funnel } from '../../shared/tracking/funnel.ts';
import { GoodsCard } from './goods-card.tsx';
import { orderHref, ordersHref, payRechargeHref, successHref, topayHref } from './links.ts';
import { MoneyLines } from './money-card.tsx';
import { countOf } from './words.ts';

const detail = 'GET /api/checkout/detail';
const idIn = (search: URLSearchParams) =>
  /^[1-9]\d{0,8}$/.test(search.get('id') ?? '') ? Number(search.get('id')) : 0;

/** How often the page looks whether the payment has happened, which it does by itself. */
const lookEveryMs = 2_000;

/** Product document, section 2: after a payment there is nothing to search for. */
export const hides: readonly LayoutPart[] = ['search', 'exchange', 'actions'];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = idIn(new URL(request.url).searchParams);
  if (id > 0) await listed(context, detail, { id });
  return null;
}

export function meta(): Meta {
  return { title: 'Payment', description: 'What you paid, and what happens next.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const id = idIn(search);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-4 px-3 pt-4 pb-8 md:px-6 md:pt-8 md:pb-12">
      {id > 0 ? <Payment key={id} id={id} /> : <Nothing />}
    </div>
  );
}

function Nothing() {
  return (
    <>
      <h1 className="sr-only">Payment</h1>
      <EmptyState
        title="Nothing was paid here"
        picture="wallet"
        action={
          <Link to={ordersHref} className={buttonClass()}>
            My orders
          </Link>
        }
      >
        Your orders, paid and unpaid, are in your list of orders.
      </EmptyState>
    </>
  );
}

function Payment({ id }: { id: number }) {
  const changed = useChanged();
  const answer = useQuery({
    ...query(detail, { id }),
    // Recharge & Pay: the money is there, and the payment follows in a moment.
    refetchInterval: ({ state: { data } }) =>
      data?.state === checkoutStates.awaitingPayment && data.recharge ? lookEveryMs : false,
  });
  const paid = answer.data?.state === checkoutStates.paid;
  useTellPaid(id, paid);
  useEffect(() => {
    if (paid) void changed('GET /api/user/basicinfo');
  }, [paid, changed]);
  return (
    <Answer of={answer} skeleton={<Skeleton className="h-96 rounded-card" />}>
      {(checkout) => (paid ? <Paid checkout={checkout} /> : <Waiting checkout={checkout} />)}
    </Answer>
  );
}

/** What was paid by itself is a step of the funnel like any other, told once. */
function useTellPaid(id: number, paid: boolean): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const step = search.get('paid');
  useEffect(() => {
    if (!paid || step === null) return;
    if (step === String(funnelEvents.paidLater)) void funnel('paidLater');
    if (step === String(funnelEvents.paidCheckout)) void funnel('paidCheckout');
    void navigate(successHref(id), { replace: true });
  }, [paid, step, id, navigate]);
}

const nextSteps = ({ market, promisedAt }: CheckoutDetail): readonly string[] => {
  const by = promisedAt ? ` by ${dateAndTime(promisedAt)}` : '';
  return market === markets.china
    ? [
        `We buy the goods from the supplier${by}.`,
        'The supplier sends them to our warehouse in China.',
        'We weigh, measure and photograph them, and you choose how they travel.',
      ]
    : [`We pack the goods, and they leave Johannesburg${by}.`, 'The courier brings them to you, in 2 to 5 days.'];
};

function Paid({ checkout }: { checkout: CheckoutDetail }) {
  const { breakdown, market, totalCents, number, orders, orderIds, receiver } = checkout;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone; whoever listens to the page is told what came of it.
  useEffect(() => heading.current?.focus(), []);
  const [first] = orderIds;
  return (
    <>
      <section className="flex flex-col items-center gap-2 rounded-card border border-line bg-card px-4 py-8 text-center">
        <CircleCheck aria-hidden="true" className="size-12 text-good" />
        <h1 ref={heading} tabIndex={-1} className="font-bold text-xl outline-none">
          Paid. Thank you!
        </h1>
        <p className="text-sm">
          <span className="money font-semibold">{formatRand(totalCents)}</span> for {countOf(orders, 'order')}
        </p>
        <p className="text-ink-soft text-xs">{number}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-3">
          <Link
            to={orders === 1 && first ? orderHref(first) : ordersHref}
            className={buttonClass({ variant: 'action' })}
          >
            {orders === 1 ? 'Follow my order' : 'Follow my orders'}
          </Link>
          <Link to="/" className={buttonClass({ variant: 'secondary' })}>
            Shopping Now
          </Link>
        </div>
      </section>
      <Card as="section" aria-labelledby="next-title">
        <CardHeader title={<span id="next-title">What happens next</span>} />
        <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-sm marker:text-ink-soft">
          {nextSteps(checkout).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {receiver && (
          <p className="mt-3 border-line border-t pt-3 text-ink-soft text-sm">
            To {receiver.name}, {receiver.address}
          </p>
        )}
      </Card>
      <GoodsCard breakdown={breakdown} bySupplier={market === markets.china} />
      <Card as="section" aria-label="What you paid">
        <MoneyLines breakdown={breakdown} totalWord="Paid" />
        <div className="mt-2 flex justify-end">
          <InvoiceButton of={{ checkoutId: checkout.id }} />
        </div>
      </Card>
    </>
  );
}

/** Not paid yet: the money is on its way, or something stands against it. */
function Waiting({ checkout }: { checkout: CheckoutDetail }) {
  const { state, number, recharge, totalCents } = checkout;
  if (state === checkoutStates.cancelled) {
    return (
      <>
        <h1 className="font-bold text-xl">Not paid</h1>
        <Notice tone="warn" title={`${number} is cancelled`}>
          Nothing was taken. You can order the goods again from your cart.
        </Notice>
      </>
    );
  }
  return (
    <section className="flex flex-col items-center gap-3 rounded-card border border-line bg-card px-4 py-10 text-center">
      {recharge && <Spinner size="large" />}
      <h1 className="font-bold text-xl">{recharge ? 'Waiting for your money' : 'Not paid yet'}</h1>
      <p aria-live="polite" className="max-w-md text-sm">
        {recharge
          ? `As soon as your recharge arrives, ${number} (${formatRand(totalCents)}) is paid automatically. You can leave this page.`
          : `${number} waits for ${formatRand(totalCents)}.`}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {recharge && (
          <Link to={payRechargeHref(recharge)} className={buttonClass({ variant: 'secondary' })}>
            Look at the recharge
          </Link>
        )}
        <Link to={topayHref} className={buttonClass()}>
          What you still have to pay
        </Link>
      </div>
    </section>
  );
}
