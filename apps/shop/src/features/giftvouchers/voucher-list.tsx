import type { OutputOf } from '@sgb/contract/client.ts';
import { lastMoment, shortDate } from '@sgb/contract/date-words.ts';
import { giftVoucherStates, giftVoucherStateWords } from '@sgb/contract/gift-voucher-rules.ts';
import type { GiftVoucher } from '@sgb/contract/gift-vouchers.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card } from '@sgb/ui/card.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { CodeRow } from './code-row.tsx';
import { TakeBack } from './take-back.tsx';

interface VoucherListProps {
  answer: UseQueryResult<OutputOf<'GET /api/giftvoucher/list'>>;
  hrefFor: (page: number) => string;
}

export function VoucherList({ answer, hrefFor }: VoucherListProps) {
  return (
    <section aria-labelledby="vouchers" className="flex flex-col gap-3">
      <h2 id="vouchers" className="font-bold text-lg">
        Vouchers you bought
      </h2>
      <PagedList
        answer={answer}
        hrefFor={hrefFor}
        skeleton={<Skeleton className="h-40 w-full rounded-card" />}
        empty={
          <EmptyState title="No vouchers yet" picture="wallet">
            The vouchers that you buy are listed here, with their codes.
          </EmptyState>
        }
      >
        {({ items }) => (
          <ul aria-label="Gift vouchers" className="flex flex-col gap-3">
            {items.map((voucher) => (
              <li key={voucher.id}>
                <VoucherCard voucher={voucher} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

/** Until when it is good, or since when it is not. */
function whenWords({ state, until, endedAt }: GiftVoucher): string {
  if (state === giftVoucherStates.open || endedAt === null) return `good until ${shortDate(lastMoment(until))}`;
  return shortDate(endedAt);
}

function VoucherCard({ voucher }: { voucher: GiftVoucher }) {
  const { number, amountCents, state, receiver, email, note, code, boughtAt } = voucher;
  return (
    <Card as="article" aria-label={`Voucher ${number}`} className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">
          <span className="money">{formatRand(amountCents)}</span>
          {receiver && ` for ${receiver}`}
        </h3>
        <span className="flex items-baseline gap-2 text-sm">
          <Tag tone={state === giftVoucherStates.open ? 'good' : 'neutral'}>{giftVoucherStateWords[state]}</Tag>
          {whenWords(voucher)}
        </span>
      </div>
      {note && <p className="break-words text-sm">{note}</p>}
      <p className="text-ink-soft text-xs">
        {number}, bought {shortDate(boughtAt)}
        {email && `, sent to ${email}`}
      </p>
      {code && <CodeRow code={code} amountCents={amountCents} receiver={receiver} />}
      {voucher.mayTakeBack && <TakeBack voucher={voucher} />}
    </Card>
  );
}
