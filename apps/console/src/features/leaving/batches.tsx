import { dateAndTime } from '@sgb/contract/date-words.ts';
import { formatCount } from '@sgb/money/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Numbers } from '../../shared/links/numbers.tsx';

/** What left last, to look a waybill up. */
export function Batches() {
  const found = useQuery(query('GET /api/staff/parcel/batches', { page: 1 }));
  return (
    <section aria-label="What left" className="mt-8">
      <h2 className="mb-3 font-semibold">What left</h2>
      <Answer of={found}>
        {({ items }) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-card text-sm">
            {items.length === 0 && <li className="p-3 text-ink-soft">Nothing has left yet.</li>}
            {items.map(({ id, line, waybill, leftAt, parcels, grams, numbers }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 p-3">
                <span className="font-semibold">
                  {waybill} <span className="font-normal text-ink-soft">by {line}</span>
                </span>
                <span className="text-ink-soft">
                  {dateAndTime(leftAt)} · {parcels} {parcels === 1 ? 'parcel' : 'parcels'}, {formatCount(grams)} g
                </span>
                <span className="w-full text-ink-soft text-xs">
                  <Numbers text={numbers.join(', ')} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </section>
  );
}
