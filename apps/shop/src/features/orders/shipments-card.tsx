import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { OrderDetail } from '@sgb/contract/orders.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { logisticsHref } from './address.ts';

/** The parcels on their way to our warehouse, with the last word of each carrier. */
export function ShipmentsCard({ order }: { order: OrderDetail }) {
  return (
    <Card as="section">
      <CardHeader
        title="On the way"
        action={
          <Link to={logisticsHref(order.id)} className="text-brand text-sm underline underline-offset-2">
            All steps
          </Link>
        }
      />
      <ul className="flex flex-col gap-3 text-sm">
        {order.shipments.map(({ carrier, number, traces }) => {
          const last = traces.toSorted((one, other) => other.at.localeCompare(one.at))[0];
          return (
            <li key={number}>
              <p className="font-medium">
                {carrier} <span className="tabular-nums">{number}</span>
              </p>
              <p className="text-ink-soft">
                {last ? `${dateAndTime(last.at)} · ${last.place ? `${last.place}: ` : ''}${last.text}` : 'No news yet.'}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
