import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { Recharge } from '@sgb/contract/recharge.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { methodWords, payHref, statusWords, vouchersHref } from './words.ts';

/** One line of what somebody recharged lately. */
export function RechargeRow({ recharge }: { recharge: Recharge }) {
  const { number, method, status, amount, createdAt } = recharge;
  const { word, tone } = statusWords[status];
  return (
    <li>
      <Link
        to={method === 'eft' ? `${vouchersHref}#${number}` : payHref(number)}
        className="-mx-2 flex items-center gap-3 rounded-control px-2 py-2.5 hover:bg-sunk"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium text-sm">{methodWords[method].name}</span>
          <span className="block text-ink-soft text-xs">
            {number} · {dateAndTime(createdAt)}
          </span>
        </span>
        <span className="text-right">
          <span className="money block font-semibold text-sm">{formatRand(amount)}</span>
          <Tag tone={tone}>{word}</Tag>
        </span>
      </Link>
    </li>
  );
}
