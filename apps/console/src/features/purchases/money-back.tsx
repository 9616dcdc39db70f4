import { refundStateWords } from '@sgb/contract/refund-states.ts';
import { formatDecimal, formatRand } from '@sgb/money/format.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { OpenForm } from '../../shared/forms/open-form.tsx';
import type { Purchase } from './purchase.ts';
import { RefundForm } from './refund-form.tsx';

/** What was asked back from the seller of a purchase, and the way to ask for more. */
export function MoneyBack({ one }: { one: Purchase }) {
  const asked = useQuery(query('GET /api/staff/purchase/refunds', { show: 'all', purchaseId: one.id }));
  const items = asked.data?.items ?? [];
  if (one.costCents === null) return null;
  return (
    <section aria-label="Money back" className="rounded-card border border-line bg-card p-4">
      <h2 className="mb-3 font-semibold text-sm">Money back from the seller</h2>
      <ul className="mb-3 divide-y divide-line text-sm">
        {items.map((refund) => (
          <li key={refund.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <Link to={`/sellerrefunds?show=all&open=${refund.id}`} className="text-brand underline">
              ¥{formatDecimal(refund.goodsFen + refund.freightFen)}: {refund.reason}
            </Link>
            <span className="flex items-center gap-2">
              {refund.backCents ? formatRand(refund.backCents) : ''}
              <Tag tone={refund.state === 80 ? 'good' : refund.state === 90 ? 'danger' : 'info'}>
                {refundStateWords[refund.state]}
              </Tag>
            </span>
          </li>
        ))}
        {asked.data && items.length === 0 && <li className="text-ink-soft">Nothing was asked back.</li>}
      </ul>
      {one.supplierOrders.length > 0 && (
        <OpenForm words="Ask for money back">{(close) => <RefundForm one={one} onDone={close} />}</OpenForm>
      )}
    </section>
  );
}
