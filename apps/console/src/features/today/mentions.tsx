import type { NoteKind } from '@sgb/contract/notes.ts';
import { Button } from '@sgb/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query, useAct } from '../../shared/api/api.ts';
import { Numbers } from '../../shared/links/numbers.tsx';
import { ageOf } from '../../shared/words/age.ts';

const placeOf: Readonly<Record<NoteKind, string>> = {
  order: '/orders',
  parcel: '/parcels',
  person: '/people',
  case: '/cases',
  purchase: '/purchases',
};

/** Notes of colleagues that name me, until I have seen them. */
export function Mentions() {
  const found = useQuery({ ...query('GET /api/staff/note/mine', {}), refetchInterval: 30_000 });
  const seen = useAct('POST /api/staff/note/seen', { done: 'Seen', changes: ['GET /api/staff/note/mine'] });
  const items = found.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-label="Notes for you" className="mb-6 rounded-card border border-brand bg-card p-4">
      <h2 className="mb-3 font-semibold">Notes for you</h2>
      <ul className="flex flex-col gap-3 text-sm">
        {items.map(({ kind, id, number, at, by, text }) => (
          <li key={`${kind} ${id} ${at}`} className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0 flex-1">
              <p>
                <Link to={`${placeOf[kind]}/${id}`} className="font-semibold text-brand underline">
                  {number}
                </Link>{' '}
                <span className="text-ink-soft">
                  {by}, {ageOf(at)} ago
                </span>
              </p>
              <p className="whitespace-pre-wrap break-words">
                <Numbers text={text} />
              </p>
            </div>
            <Button variant="secondary" size="sm" onClick={() => seen.mutate({ kind, id })}>
              Seen
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
