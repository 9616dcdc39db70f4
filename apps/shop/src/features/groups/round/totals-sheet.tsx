import type { RoundFee } from '@sgb/contract/rounds.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../../shared/api/answer.tsx';
import { query } from '../../../shared/api/api.ts';
import { weightWords } from '../../../shared/words/measures.ts';
import { discountWords } from '../rounds/words.ts';

/** What the round costs, and who pays how much of it. */
export function TotalsSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useQuery(query('GET /api/groupship/totalfee', { id }));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Fee and shares">
      <Answer of={answer} skeleton={<Skeleton className="h-64 rounded-card" />}>
        {(fee) => (
          <div className="flex flex-col gap-4">
            <Sum fee={fee} />
            <ul className="flex flex-col divide-y divide-line">
              {fee.shares.map((share) => (
                <li key={share.accountId} className="flex flex-col gap-0.5 py-2 text-sm">
                  <span className="flex justify-between gap-3 font-medium">
                    <span className="flex items-center gap-2">
                      {share.name}
                      {share.paid && <Tag tone="good">Set aside</Tag>}
                    </span>
                    <span className="money">{formatRand(share.totalCents)}</span>
                  </span>
                  <span className="text-ink-soft">
                    {weightWords(share.billableGrams)} · freight {formatRand(share.freightCents)}
                    {share.discountCents > 0 &&
                      ` − ${formatRand(share.discountCents)}${share.by === 'membership' ? ' (membership)' : ''}`}
                    {` · packing ${formatRand(share.packingCents)}`}
                    {share.otherCents > 0 && ` · other ${formatRand(share.otherCents)}`}
                    {share.borneCents > 0 && ` · we pay ${formatRand(share.borneCents)}`}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Answer>
    </Sheet>
  );
}

function Sum({ fee }: { fee: RoundFee }) {
  const lines: readonly (readonly [string, number])[] = [
    ['Freight at full price', fee.freightCents],
    [`Discounts (${discountWords(fee.basisPoints)})`, -fee.discountCents],
    ['Packing the shipment', fee.packingCents],
    ['Other', fee.otherCents],
    ['Paid by us', -fee.borneCents],
  ];
  return (
    <dl className="flex flex-col gap-1 rounded-control bg-sunk p-3 text-sm">
      {lines
        .filter(([, cents]) => cents !== 0)
        .map(([name, cents]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="money">{formatRand(cents)}</dd>
          </div>
        ))}
      <div className="flex justify-between gap-3 border-line border-t pt-1 font-semibold">
        <dt>Everybody together</dt>
        <dd className="money">{formatRand(fee.totalCents)}</dd>
      </div>
    </dl>
  );
}
