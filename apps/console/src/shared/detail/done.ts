import { noteRights } from '@sgb/contract/notes.ts';
import { may } from '@sgb/contract/policy.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../api/api.ts';
import { useMe } from '../session/me.ts';
import type { About } from './notes.tsx';

/** What staff did with a thing, as lines of its timeline beside what happened to it. */
export function useDone(about: About | undefined) {
  const me = useMe();
  const found = useQuery({
    ...query('GET /api/staff/audit/about', about ?? { kind: 'order', id: 1 }),
    enabled: about !== undefined && may(noteRights[about.kind], me),
    refetchInterval: 30_000,
  });
  // Without a thing of its own the query is another's.
  const items = about ? (found.data?.items ?? []) : [];
  return items.map(({ at, by, role, what, why, done }) => ({
    at,
    who: `${by}, ${role}`,
    text: `${done ? '' : 'Asked for, not done: '}${what}${why ? ` (“${why}”)` : ''}`,
  }));
}
