import type { OutputOf } from '@sgb/contract/client.ts';
import { formatDecimal, formatRand } from '@sgb/money/format.ts';
import { Numbers } from '../../shared/links/numbers.tsx';
import { ageOf } from '../../shared/words/age.ts';

type Order = OutputOf<'GET /api/staff/purchase/orders'>['items'][number];

interface ToBuyTableProps {
  readonly orders: readonly Order[];
  /** Those that are not bought now. */
  readonly left: ReadonlySet<string>;
  readonly onToggle: (orderId: number) => void;
}

/** Line by line: what goes into the purchase. */
export function ToBuyTable({ orders, left, onToggle }: ToBuyTableProps) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full min-w-2xl text-left text-sm">
        <thead className="bg-sunk text-ink-soft">
          <tr>
            {['Buy', 'Order', 'What', 'Pieces', 'Price (¥)', 'Charged', 'Waits'].map((title) => (
              <th key={title} scope="col" className="px-3 py-2 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.orderId} className="border-line border-t align-top">
              <td className="px-3 py-2.5">
                <input
                  type="checkbox"
                  aria-label={`Buy ${order.number}`}
                  checked={!left.has(String(order.orderId))}
                  onChange={() => onToggle(order.orderId)}
                  className="size-5 accent-brand"
                />
              </td>
              <td className="px-3 py-2.5 font-semibold">
                <Numbers text={order.number} />
              </td>
              <td className="px-3 py-2.5">
                {order.title}
                <span className="block text-ink-soft text-xs">{[order.titleZh, ...order.options].join(', ')}</span>
                {order.remark && <span className="block text-warn text-xs">“{order.remark}”</span>}
              </td>
              <td className="px-3 py-2.5 tabular-nums">{order.quantity}</td>
              <td className="px-3 py-2.5 tabular-nums">{formatDecimal(order.unitFen)}</td>
              <td className="px-3 py-2.5 tabular-nums">{formatRand(order.goodsCents + order.chinaFreightCents)}</td>
              <td className="px-3 py-2.5">{ageOf(order.paidAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
