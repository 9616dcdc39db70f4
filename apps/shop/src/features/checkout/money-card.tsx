import type { Breakdown } from '@sgb/contract/checkout.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { MoneyLine } from '../../shared/money/quote-lines.tsx';
import { lineWords } from '../../shared/words/quote-words.ts';
import { freightWords, goodsWords, servicesWords } from './words.ts';

interface MoneyLinesProps {
  readonly breakdown: Breakdown;
  readonly couponName?: string | undefined;
  readonly vatCents?: number | undefined;
  /** 'Pay now', or 'Paid'. */
  readonly totalWord: string;
  readonly busy?: boolean;
}

/** What it costs, part by part; each opens to show how it comes about. */
export function MoneyLines({ breakdown, couponName, vatCents, totalWord, busy = false }: MoneyLinesProps) {
  const { fee, servicesCents, deliveryCents, couponCents, scoin, scoinCents, memberSavingCents, totalCents } =
    breakdown;
  const { serviceFeeCents, chinaFreightCents } = breakdown;
  const abroad = chinaFreightCents > 0 || breakdown.suppliers.some(({ freight }) => freight !== null);
  const services = servicesWords(breakdown);
  return (
    <div aria-busy={busy} className={cx('transition-opacity', busy && 'opacity-50')}>
      <MoneyLine label="Goods" amount={formatRand(breakdown.goodsCents)} words={goodsWords(breakdown)} />
      {abroad && (
        <MoneyLine
          label="Freight inside China"
          amount={formatRand(chinaFreightCents)}
          words={freightWords(breakdown)}
        />
      )}
      {serviceFeeCents > 0 && (
        <MoneyLine
          label="Service fee"
          amount={formatRand(serviceFeeCents)}
          words={fee ? lineWords(fee) : ['For buying it for you.']}
        />
      )}
      {services.length > 0 && (
        <MoneyLine
          label="Warehouse services"
          amount={servicesCents > 0 ? formatRand(servicesCents) : 'free'}
          words={services}
        />
      )}
      {!abroad && (
        <MoneyLine
          label="Delivery"
          amount={deliveryCents > 0 ? formatRand(deliveryCents) : 'free'}
          words={['By the size of the parcel, and free for larger orders.']}
        />
      )}
      {couponCents > 0 && (
        <MoneyLine
          label="Coupon"
          amount={`−${formatRand(couponCents)}`}
          words={[`${couponName ?? 'Your coupon'}, taken off the goods.`]}
        />
      )}
      {scoinCents > 0 && (
        <MoneyLine
          label={`${formatCount(scoin)} S Coin`}
          amount={`−${formatRand(scoinCents)}`}
          words={['Taken off the service fee and the freight.']}
        />
      )}
      <p className="mt-1 flex items-baseline justify-between gap-3 border-line border-t pt-3 font-semibold">
        {totalWord}
        <span className="money font-bold text-lg">{formatRand(totalCents)}</span>
      </p>
      {vatCents !== undefined && (
        <p className="text-right text-ink-soft text-xs">
          including <span className="money">{formatRand(vatCents)}</span> VAT
        </p>
      )}
      {memberSavingCents > 0 && (
        <p className="mt-1 text-good text-sm">
          Your membership saves you <b className="money">{formatRand(memberSavingCents)}</b> of the fee.
        </p>
      )}
    </div>
  );
}
