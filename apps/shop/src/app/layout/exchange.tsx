import type { Rate } from '@sgb/money/convert.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Field, Input } from '@sgb/ui/field.tsx';
import { ArrowLeftRight, ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Popover, panelLook } from '../../shared/page/popover.tsx';
import { otherSide, parseAmount, type Side, writeRate } from './amount.ts';

const RateHistory = lazy(() => import('./rate-history.tsx'));

/** On the desktop: the rate in the top bar, the converter one click away. */
export function ExchangePopover({ rate }: { rate: Rate }) {
  return (
    <Popover
      buttonClass="inline-flex h-8 items-center gap-1.5 rounded-control px-2 text-ink-soft text-sm hover:bg-sunk hover:text-ink"
      button={
        <>
          <ArrowLeftRight aria-hidden="true" className="size-4 text-brand" />
          <span>
            Today ¥1 = <strong className="money font-semibold text-ink">R&nbsp;{writeRate(rate)}</strong>
          </span>
          <ChevronDown aria-hidden="true" className="size-4" />
        </>
      }
      panelClass="top-full left-0 pt-1"
    >
      <div className={cx(panelLook, 'w-80 p-4')}>
        <Converter rate={rate} />
      </div>
    </Popover>
  );
}

/** On the phone: in the footer. */
export function ExchangeCard({ rate }: { rate: Rate }) {
  return (
    <section aria-label="Exchange rate" className="rounded-card border border-line bg-card p-4">
      <p className="mb-3 flex items-center gap-2 font-semibold text-sm">
        <ArrowLeftRight aria-hidden="true" className="size-4 text-brand" />
        <span>
          Today ¥1 = <span className="money">R&nbsp;{writeRate(rate)}</span>
        </span>
      </p>
      <Converter rate={rate} />
    </section>
  );
}

function Converter({ rate }: { rate: Rate }) {
  const [typed, setTyped] = useState<{ side: Side; text: string }>({ side: 'yuan', text: '100' });
  const [history, setHistory] = useState(false);
  const textOf = (side: Side) => (side === typed.side ? typed.text : otherSide(typed.side, typed.text, rate));
  const wrong = typed.text.trim() !== '' && parseAmount(typed.text) === null;
  const control = (side: Side, sign: string) => (
    <Input
      inputMode="decimal"
      autoComplete="off"
      before={<span className="font-semibold">{sign}</span>}
      value={textOf(side)}
      onChange={({ target }) => setTyped({ side, text: target.value })}
      className="money"
    />
  );
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Yuan">{control('yuan', '¥')}</Field>
        <Field label="Rand">{control('rand', 'R')}</Field>
      </div>
      <p aria-live="polite" className={cx('mt-2 text-xs', wrong ? 'text-danger' : 'text-ink-soft')}>
        {wrong ? 'Enter an amount such as 100 or 99.50.' : 'Goods only. Our fee and freight come on top.'}
      </p>
      {history ? (
        <Suspense>
          <RateHistory />
        </Suspense>
      ) : (
        <button type="button" onClick={() => setHistory(true)} className="mt-1 min-h-11 text-brand text-sm md:min-h-8">
          Rates of the last days
        </button>
      )}
    </>
  );
}
