import { formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';

/** Sign, colour and word: nobody should wonder whether money came or went. */
export function Amount({ money, className }: { money: number; className?: string }) {
  const came = money > 0;
  return (
    <span className={cx('money whitespace-nowrap font-semibold', came ? 'text-good' : 'text-ink', className)}>
      {came && '+'}
      {formatRand(money)}
      <span className="font-normal text-ink-soft text-xs"> {came ? 'in' : 'out'}</span>
    </span>
  );
}
