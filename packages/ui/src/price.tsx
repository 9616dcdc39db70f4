import { formatRand } from '@sgb/money/format.ts';
import { cx } from './cx.ts';

type PriceSize = 'sm' | 'md' | 'lg' | 'xl';

const SIZES: Record<PriceSize, string> = { sm: 'text-sm', md: 'text-base', lg: 'text-lg', xl: 'text-xl' };

export interface PriceProps {
  /** Whole cents. */
  cents: number;
  /** The price before, struck through when it is higher. */
  oldCents?: number;
  /** The top of a range. */
  toCents?: number;
  /** Puts 'from' before the amount. */
  from?: boolean;
  size?: PriceSize;
  tone?: 'ink' | 'action' | 'soft';
  className?: string;
}

const TONES = { ink: 'text-ink', action: 'text-action', soft: 'text-ink-soft' };

export function Price({ cents, oldCents, toCents, from, size = 'md', tone = 'ink', className }: PriceProps) {
  const isRange = toCents !== undefined && toCents !== cents;
  const isCut = oldCents !== undefined && oldCents > cents;
  return (
    <span className={cx('price', className)}>
      <span className={cx('font-bold', SIZES[size], TONES[tone])}>
        {isCut && <span className="sr-only">now </span>}
        {from && <span className="font-normal text-ink-soft text-sm">from </span>}
        <span className="money">{formatRand(cents)}</span>
        {isRange && (
          <>
            <span aria-hidden="true"> – </span>
            <span className="sr-only"> to </span>
            <span className="money">{formatRand(toCents)}</span>
          </>
        )}
      </span>
      {isCut && (
        <s className="money text-ink-soft text-sm">
          <span className="sr-only">was </span>
          {formatRand(oldCents)}
        </s>
      )}
    </span>
  );
}

interface PriceTextProps extends Pick<PriceProps, 'size' | 'tone'> {
  text: string;
  /** The top of a range. */
  toText?: string | undefined;
}

/** A price that is text already. */
export function PriceText({ text, toText, size = 'md', tone = 'ink' }: PriceTextProps) {
  return (
    <span className="price">
      <span className={cx('font-bold', SIZES[size], TONES[tone])}>
        <span className="money">{text}</span>
        {toText !== undefined && (
          <>
            <span aria-hidden="true"> – </span>
            <span className="sr-only"> to </span>
            <span className="money">{toText}</span>
          </>
        )}
      </span>
    </span>
  );
}

export interface MovementProps {
  /** Whole cents; above zero is money in, below zero money out. */
  cents: number;
  /** What happened: 'Refund', 'Paid', 'Held'. Colour and sign alone would not tell everyone. */
  word: string;
  size?: PriceSize;
  className?: string;
}

/** Money that moved: word, sign and colour together. */
export function Movement({ cents, word, size = 'md', className }: MovementProps) {
  const sign = cents > 0 ? '+' : cents < 0 ? '−' : '';
  const tone = cents > 0 ? 'text-good' : cents < 0 ? 'text-danger' : 'text-ink';
  return (
    <span className={cx('inline-flex items-baseline gap-2', className)}>
      <span className="text-ink-soft text-sm">{word}</span>
      <span className={cx('money font-bold', SIZES[size], tone)}>
        {sign && <span className="sr-only">{cents > 0 ? 'plus ' : 'minus '}</span>}
        <span aria-hidden="true">{sign}</span>
        {formatRand(Math.abs(cents))}
      </span>
    </span>
  );
}
