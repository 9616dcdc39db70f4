import type { PartKind } from '@sgb/contract/person-desk.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Link } from 'react-router';
import { ageOf } from '../../shared/words/age.ts';
import type { Person } from './person.ts';

type Part = Person['parts'][number];
type Item = Part['items'][number];

/** Where a thing is looked at closely; what has no page of its own is told here whole. */
const placeOf: Readonly<Partial<Record<PartKind, (item: Item) => string>>> = {
  order: ({ id }) => `/orders/${id}`,
  refund: ({ id }) => `/orders/${id}`,
  parcel: ({ id }) => `/parcels/${id}`,
  case: ({ id }) => `/cases/${id}`,
  chat: ({ id }) => `/chats/${id}`,
};

/** The newest of everything that is theirs. */
export function PersonParts({ parts }: { parts: readonly Part[] }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {parts.map((part) => (
        <section key={part.name} aria-label={part.title} className="rounded-card border border-line bg-card p-4">
          <h2 className="mb-3 font-semibold text-sm">
            {part.title} <span className="text-ink-soft">({part.total})</span>
          </h2>
          {part.items.length === 0 && <p className="text-ink-soft text-sm">None.</p>}
          <ul className="flex flex-col gap-2 text-sm">
            {part.items.map((item) => (
              <li key={`${item.number} ${item.at}`} className="flex flex-wrap justify-between gap-x-3">
                <span className="min-w-0 flex-1">
                  <NumberOf part={part} item={item} />
                  <span className="line-clamp-1 break-words text-ink-soft">{item.title}</span>
                </span>
                <span className="text-right">
                  {item.state}
                  <span className="block text-ink-soft text-xs">
                    {[item.cents !== null && formatRand(item.cents), `${ageOf(item.at)} ago`]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function NumberOf({ part, item }: { part: Part; item: Item }) {
  const place = placeOf[part.kind]?.(item);
  if (!place) return <span className="block font-semibold">{item.number}</span>;
  return (
    <Link to={place} className="block font-semibold text-brand hover:underline">
      {item.number}
    </Link>
  );
}
