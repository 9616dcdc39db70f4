import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { Arrival } from '@sgb/contract/orders.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { sizeWords, weightWords } from '../../shared/words/measures.ts';

/** What our warehouse found: weight, size and pictures. */
export function ArrivalCard({ arrival, title }: { arrival: Arrival; title: string }) {
  const { weightGrams, photos } = arrival;
  const facts = [
    ['Arrived', dateAndTime(arrival.arrivedAt)],
    ['Weight', weightGrams > 0 ? weightWords(weightGrams) : 'not weighed yet'],
    ['Size', arrival.lengthMm > 0 ? sizeWords(arrival) : 'not measured yet'],
  ];
  return (
    <Card as="section">
      <CardHeader title="In our China warehouse" />
      <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {photos.length > 0 && (
        <ul className="mt-3 grid grid-cols-3 gap-2">
          {photos.map((photo, place) => (
            <li key={photo}>
              <a href={photo} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-control">
                <img
                  src={photo}
                  alt={`${title} in our warehouse, ${place + 1} of ${photos.length}`}
                  width={320}
                  height={320}
                  loading="lazy"
                  className="aspect-square w-full bg-neutral-soft object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
