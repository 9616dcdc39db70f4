import type { CouponMove } from '@sgb/contract/coupon-types.ts';
import { dateAndTime, lastMoment, shortDate } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { SkeletonText } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { couponGoodFor, couponLimits, couponValue } from '../../shared/words/coupon-words.ts';

const moveWords: Record<CouponMove, string> = {
  granted: 'Received',
  locked: 'Set aside',
  used: 'Used',
  returned: 'Came back',
};

/** What a coupon is good for, and what happened to it. */
export default function UseSheet({ couponrecordid, onClose }: { couponrecordid: number; onClose: () => void }) {
  const answer = useQuery(query('GET /api/user/coupon/usedetail', { couponrecordid }));
  const { data } = answer;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={data?.name ?? 'Coupon'} width="sm">
      <Answer of={answer} skeleton={<SkeletonText lines={6} />}>
        {(data) => (
          <div className="flex flex-col gap-4">
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
              <dt className="text-ink-soft">Value</dt>
              <dd className="money text-right font-semibold">{couponValue(data)} off</dd>
              <dt className="text-ink-soft">Good for</dt>
              <dd className="text-right">{couponGoodFor[data.type]}</dd>
              <dt className="text-ink-soft">Terms</dt>
              <dd className="text-right">{couponLimits(data)}</dd>
              <dt className="text-ink-soft">Until</dt>
              <dd className="text-right">{shortDate(lastMoment(data.expiresAt))}</dd>
            </dl>
            <section aria-label="History" className="border-line border-t pt-3">
              <h3 className="mb-2 font-semibold text-sm">History</h3>
              <ol className="flex flex-col gap-3">
                {data.history.toReversed().map(({ move, at, ref, discountCents }) => (
                  <li key={`${move} ${at}`} className="flex justify-between gap-3 text-sm">
                    <div className="min-w-0">
                      <p className="font-medium">{moveWords[move]}</p>
                      <p className="text-ink-soft">
                        {ref}, {dateAndTime(at)}
                      </p>
                    </div>
                    {move === 'used' && (
                      <p className="money shrink-0 font-semibold text-good">saved {formatRand(discountCents)}</p>
                    )}
                  </li>
                ))}
              </ol>
            </section>
            <p className="text-ink-soft text-xs">
              One coupon for each checkout and one for each parcel, not for clearance. It comes back when the order is
              cancelled before we buy it.
            </p>
          </div>
        )}
      </Answer>
    </Sheet>
  );
}
