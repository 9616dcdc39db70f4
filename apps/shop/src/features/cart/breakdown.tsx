import type { Cart } from '@sgb/contract/cart.ts';
import { type Market, markets } from '@sgb/contract/markets.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '../../shared/api/api.ts';
import { weightWords } from './words.ts';

interface BreakdownProps {
  readonly market: Market;
  readonly summary: Cart['summary'];
  /** A change is on its way: these figures are those before it. */
  readonly busy: boolean;
}

/** What the ticked lines come to, line by line. */
export function Breakdown({ market, summary, busy }: BreakdownProps) {
  const china = market === markets.china;
  return (
    <div aria-busy={busy} className={cx('text-sm transition-opacity', busy && 'opacity-50')}>
      <dl className="flex flex-col gap-2">
        <Row
          word={`Goods, ${formatCount(summary.pieces)} in ${summary.lines} ${summary.lines === 1 ? 'line' : 'lines'}`}
        >
          {formatRand(summary.goodsCents)}
        </Row>
        {china && (
          <>
            <Row word="Freight in China, estimated">{formatRand(summary.chinaFreightCents)}</Row>
            <Row word="Service fee">{formatRand(summary.serviceFeeCents)}</Row>
          </>
        )}
        <div className="mt-1 border-line border-t pt-3">
          <Row word={<span className="font-semibold text-base text-ink">To pay now</span>}>
            <span className="font-bold text-lg">{formatRand(summary.payCents)}</span>
          </Row>
        </div>
      </dl>
      {summary.memberSavingCents > 0 && <MemberSaving cents={summary.memberSavingCents} />}
      <p className="mt-2 text-ink-soft text-xs">
        {china
          ? `International freight is paid later, when the goods (about ${weightWords(summary.grams)}) are in our China warehouse. Coupons and S Coin are chosen at checkout.`
          : 'VAT is included. Delivery and coupons are chosen at checkout.'}
      </p>
    </div>
  );
}

function MemberSaving({ cents }: { cents: number }) {
  const { data } = useQuery(query('GET /api/cart/vipname', {}));
  return (
    <p className="mt-1 text-good">
      Your {data?.vipname} membership saves you <b className="money">{formatRand(cents)}</b> of the fee.
    </p>
  );
}

function Row({ word, children }: { word: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-ink-soft">{word}</dt>
      <dd className="money shrink-0 font-medium">{children}</dd>
    </div>
  );
}
