import { shortDate } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Crown } from 'lucide-react';
import type { BodyProps } from './text-bodies.tsx';

export function VipBody({ popup: { vipname, remainday, date, money } }: BodyProps) {
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-warn-soft text-warn">
        <Crown aria-hidden="true" className="size-8" />
      </span>
      <p className="font-bold text-lg">
        {remainday === 0
          ? `Your ${vipname} membership ${Date.parse(date) < Date.now() ? 'has ended' : 'ends today'}`
          : `${remainday} ${remainday === 1 ? 'day' : 'days'} of ${vipname} left`}
      </p>
      <p className="text-ink-soft text-sm">
        {remainday > 0 && `It ends on ${shortDate(date)}. `}
        Renew it for {formatRand(money)} and the new months are added to its end.
      </p>
    </div>
  );
}
