import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { ScoinPage } from '@sgb/contract/scoin.ts';
import { formatCount } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { EmptyState } from '@sgb/ui/states.tsx';

const signed = (change: number) => (change > 0 ? `+${formatCount(change)}` : `−${formatCount(-change)}`);

export function MovementList({ items }: { items: ScoinPage['items'] }) {
  if (items.length === 0) {
    return (
      <EmptyState title="Nothing yet" picture="wallet">
        Check in every day, and earn more with every order that you sign for.
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col divide-y divide-line">
      {items.map(({ id, title, ref, at, change, balance }) => (
        <li key={id} className="flex items-center justify-between gap-3 py-3">
          <div className="min-w-0">
            <p className="break-words font-medium text-sm">
              {title}: {ref}
            </p>
            <p className="text-ink-soft text-xs">{dateAndTime(at)}</p>
          </div>
          <div className="shrink-0 text-right">
            <p className={cx('money font-semibold', change > 0 ? 'text-good' : 'text-ink')}>{signed(change)}</p>
            <p className="money text-ink-soft text-xs">{formatCount(balance)} then</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
