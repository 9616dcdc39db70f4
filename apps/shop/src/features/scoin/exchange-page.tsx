import type { ExchangeOffer } from '@sgb/contract/scoin.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import { CouponTicket } from '../../shared/money/coupon-ticket.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { couponValue } from '../../shared/words/coupon-words.ts';
import { useExchange } from './use-exchange.ts';

const offers = 'GET /api/cart/exchange';

export async function loader({ context }: LoaderFunctionArgs) {
  await listed(context, offers, {});
  return null;
}

export function meta(): Meta {
  return { title: 'Exchange S Coin', description: 'Exchange your S Coin for coupons.', noindex: true };
}

const termsOf = ({ couponname: name, type, amountCents, minimumCents }: ExchangeOffer) => ({
  name,
  type,
  amountCents,
  minimumCents,
  basisPoints: 0,
  capCents: 0,
});

export function Component() {
  const answer = useQuery(query(offers, {}));
  const { data } = answer;
  const [chosen, setChosen] = useState<ExchangeOffer | null>(null);
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-4 pt-4 pb-8 md:pb-12')}>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="font-bold text-xl">Exchange S Coin</h1>
          <p className="flex min-h-6 items-center gap-2 text-sm">
            {data && (
              <>
                <Coins aria-hidden="true" className="size-4 text-warn" />
                You have <strong className="money">{formatCount(data.scoin)} S Coin</strong>
              </>
            )}
          </p>
        </div>
        <Link to="/scoin/description" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          How S Coin work
        </Link>
      </header>
      {data?.offers.length === 0 && (
        <EmptyState title="Nothing to exchange for right now" picture="wallet">
          Your S Coin also pay service fee and freight.
        </EmptyState>
      )}
      <Answer of={answer} skeleton={<Skeleton className="h-44 rounded-card" />}>
        {(data) => (
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {data.offers.map((offer) => (
              <li key={offer.id}>
                <CouponTicket
                  terms={termsOf(offer)}
                  faded={data.scoin < offer.coins}
                  action={
                    <>
                      <span className="money font-semibold text-sm">{formatCount(offer.coins)} S Coin</span>
                      {data.scoin >= offer.coins ? (
                        <Button
                          size="sm"
                          aria-label={`Exchange ${formatCount(offer.coins)} S Coin`}
                          onClick={() => setChosen(offer)}
                        >
                          Exchange
                        </Button>
                      ) : (
                        <span className="text-ink-soft text-sm">
                          {formatCount(offer.coins - data.scoin)} more needed
                        </span>
                      )}
                    </>
                  }
                >
                  <p>Good for {offer.lifeDays} days</p>
                </CouponTicket>
              </li>
            ))}
          </ul>
        )}
      </Answer>
      {chosen && <Confirm offer={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

function Confirm({ offer, onClose }: { offer: ExchangeOffer; onClose: () => void }) {
  const exchange = useExchange(offer, onClose);
  const what = `${couponValue(termsOf(offer))} coupon`;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={`Get a ${what}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button loading={exchange.isPending} onClick={() => exchange.mutate()}>
            Exchange {formatCount(offer.coins)} S Coin
          </Button>
        </>
      }
    >
      <p className="text-sm">
        {formatCount(offer.coins)} S Coin, the oldest first, become a coupon for international freight that is good for{' '}
        {offer.lifeDays} days. This cannot be undone.
      </p>
      {exchange.isError && (
        <p role="alert" className="mt-3 text-danger text-sm">
          {exchange.error.message}
        </p>
      )}
    </Sheet>
  );
}
