import type { CheckoutPreview } from '@sgb/contract/checkout.ts';
import { nothingTickedStatus } from '@sgb/contract/checkout-options.ts';
import { Refused } from '@sgb/contract/client.ts';
import { type Market, markets } from '@sgb/contract/markets.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@sgb/ui/states.tsx';
import { Answer } from '../../shared/api/answer.tsx';
import { cartHref, checkoutHref } from '../../shared/cart/cart-links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { barPage, pageWidth } from '../../shared/page/width.ts';
import { GiftsCard } from './gifts-card.tsx';
import { GoodsCard } from './goods-card.tsx';
import { LaterBox } from './later-box.tsx';
import { MoneyLines } from './money-card.tsx';
import { PayButton } from './pay-panel.tsx';
import { Services } from './services-sheet.tsx';
import { ShippingCard } from './shipping-card.tsx';
import { type Checkout, useCheckout } from './use-checkout.ts';

const titles = { [markets.china]: 'Check out: from China', [markets.southAfrica]: 'Check out: SA Stock' } as const;

/** The last look before paying: everything that is bought and what it costs, with a way back to mend mistakes. */
export function CheckoutPage({ market }: { market: Market }) {
  const checkout = useCheckout(market);
  const { answer } = checkout;
  return (
    <div className={cx(pageWidth, barPage)}>
      <h1 className="mb-3 font-bold text-xl">{titles[market]}</h1>
      <Answer
        of={answer}
        skeleton={<Skeleton className="h-128 rounded-card" />}
        failed={(retry, error) =>
          error instanceof Refused && error.status === nothingTickedStatus ? (
            <NothingTicked market={market} />
          ) : (
            <ErrorState {...retry} />
          )
        }
      >
        {(preview) => <Review checkout={checkout} preview={preview} />}
      </Answer>
    </div>
  );
}

function NothingTicked({ market }: { market: Market }) {
  return (
    <EmptyState
      title="Nothing is ticked"
      picture="cart"
      action={
        <Link to={cartHref(market)} className={buttonClass()}>
          To my cart
        </Link>
      }
    >
      Tick what you want to buy in your cart, then check out.
    </EmptyState>
  );
}

function Review({ checkout, preview }: { checkout: Checkout; preview: CheckoutPreview }) {
  const { choices, setChoices, pay, busy } = checkout;
  const { market, breakdown, shipping } = preview;
  const faulty = breakdown.lines.some(({ fault }) => fault !== null);
  const china = market === markets.china;
  const bar = { checkout, preview, disabled: busy || faulty || shipping?.receiver === null };
  return (
    <>
      <div className="grid items-start gap-4 max-lg:mb-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4">
          {pay.error && (
            <Notice tone="danger" title="Not paid">
              {pay.error.message}
            </Notice>
          )}
          {faulty && (
            <Notice
              tone="warn"
              title="Please check your cart first"
              action={
                <Link to={cartHref(market)} className={buttonClass({ size: 'sm' })}>
                  To my cart
                </Link>
              }
            >
              Fix it in your cart, or untick it.
            </Notice>
          )}
          {preview.unreached && (
            <Notice tone="info">
              A supplier does not answer right now. We use its last price, and that is what you pay.
            </Notice>
          )}
          {shipping && <ShippingCard shipping={shipping} choices={choices} onChange={setChoices} />}
          <GoodsCard
            breakdown={breakdown}
            editHref={cartHref(market)}
            bySupplier={china}
            extra={
              china
                ? (line) => (
                    <Services
                      line={line}
                      offers={preview.services}
                      freePhotos={preview.freePhotos}
                      choices={choices}
                      onChange={setChoices}
                    />
                  )
                : undefined
            }
          />
          <GiftsCard preview={preview} choices={choices} onChange={setChoices} />
          <LaterBox preview={preview} />
        </div>
        <div className="flex flex-col gap-4 lg:sticky lg:top-24">
          <Card as="section" aria-labelledby="money-title">
            <CardHeader className="mb-1" title={<span id="money-title">What you pay now</span>} />
            <MoneyLines
              breakdown={breakdown}
              busy={busy}
              totalWord="Pay now"
              couponName={preview.coupons.find(({ id }) => id === preview.couponId)?.name}
              vatCents={shipping?.vatCents}
            />
            <Terms preview={preview} />
          </Card>
          <div className="flex flex-col gap-2 max-lg:hidden">
            <PayButtons {...bar} />
          </div>
        </div>
      </div>
      <PayBar {...bar} />
    </>
  );
}

/** What the shopper agrees to by paying. */
function Terms({ preview: { market, balanceCents, priceHours } }: { preview: CheckoutPreview }) {
  return (
    <div className="mt-3 flex flex-col gap-2 border-line border-t pt-3 text-ink-soft text-xs">
      <p className="flex justify-between gap-3 text-ink text-sm">
        Your balance <span className="money">{formatRand(balanceCents)}</span>
      </p>
      <p>
        {market === markets.china
          ? `This price is held for ${priceHours} hours. You can cancel free of charge until we have bought the goods.`
          : 'You can give the goods back within 7 days of receiving them; you only pay for sending them back.'}
      </p>
      <p>
        By paying you agree to our{' '}
        <Link to="/helpcenter/index/terms" className="text-brand underline">
          terms
        </Link>{' '}
        and{' '}
        <Link to="/helpcenter/index/aftersale" className="text-brand underline">
          rules for returns
        </Link>
        .
      </p>
    </div>
  );
}

interface PayProps {
  readonly checkout: Checkout;
  readonly preview: CheckoutPreview;
  readonly disabled: boolean;
}

/** Above the tab bar of a phone, wherever the page is scrolled to; a long button takes a row of its own. */
function PayBar(props: PayProps) {
  const tall = props.preview.missingCents > 0;
  return (
    <section
      aria-label="Payment"
      data-bottom-bar={tall ? 'tall' : ''}
      className="sticky bottom-(--tab-bar,0px) z-10 -mx-3 mt-auto flex flex-wrap items-center justify-end gap-2 border-line border-t bg-card px-3 py-2 lg:hidden"
    >
      <p className={cx('mr-auto', tall && 'flex w-full items-baseline justify-between sm:w-auto sm:flex-col')}>
        <span className="block text-ink-soft text-xs">Pay now</span>
        <span className={cx('money font-bold text-lg transition-opacity', props.checkout.busy && 'opacity-50')}>
          {formatRand(props.preview.breakdown.totalCents)}
        </span>
      </p>
      <PayButtons {...props} />
    </section>
  );
}

function PayButtons({ checkout: { pay }, preview, disabled }: PayProps) {
  const { missingCents, rechargeCents, gateways, market, payHours, breakdown } = preview;
  const { totalCents } = breakdown;
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        className="px-3! max-sm:grow lg:order-last"
        title={`Held for ${payHours} hours`}
        disabled={disabled}
        loading={pay.isPending && pay.variables.paying === 'later'}
        onClick={() => pay.mutate({ preview, paying: 'later' })}
      >
        Pay later
      </Button>
      <PayButton
        owed={{ missingCents, rechargeCents, gateways, totalCents }}
        disabled={disabled}
        loading={pay.isPending && pay.variables.paying !== 'later'}
        onPay={(paying) => pay.mutate({ preview, paying })}
        back={checkoutHref(market)}
        short
        className="px-4! max-sm:grow"
      />
    </>
  );
}
