import { Input } from '@sgb/ui/field.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { useView } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';

/** @public */
export function Component() {
  const view = useView();
  const typed = view.get('q') ?? '';
  const q = useDeferredValue(typed.trim());
  const found = useQuery({ ...query('GET /api/staff/find', { q }), enabled: q.length >= 2 });
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">People</h1>
      <Input
        aria-label="Who"
        placeholder="Username, whole email address or mobile number"
        value={typed}
        onChange={({ target }) => view.set({ q: target.value })}
        className="mb-4 max-w-lg"
      />
      {q.length < 2 ? (
        <p className="text-ink-soft text-sm">Type who it is. Nobody reads a list of all people.</p>
      ) : (
        <Answer of={found}>
          {({ found: all }) => {
            const people = all.filter(({ kind }) => kind === 'person');
            if (people.length === 0) return <EmptyState title="Nobody by that name, address or number" />;
            return (
              <ul aria-label="People found" className="grid gap-3 sm:grid-cols-2">
                {people.map(({ id, number, title, state, at }) => (
                  <li key={id} className="rounded-card border border-line bg-card p-4 text-sm">
                    <Link to={`/people/${id}`} className="font-semibold text-brand hover:underline">
                      {title}
                    </Link>
                    <p className="text-ink-soft">
                      {[number, state, at && `here for ${ageOf(at)}`].filter(Boolean).join(' · ')}
                    </p>
                  </li>
                ))}
              </ul>
            );
          }}
        </Answer>
      )}
    </>
  );
}
