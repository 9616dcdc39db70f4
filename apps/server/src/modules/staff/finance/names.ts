import type { Sql } from '../../../platform/db/database.ts';
import { peopleById } from '../../people/identity/index.ts';

export async function namesOf(reader: Sql, ids: readonly (number | null)[]): Promise<(id: number | null) => string> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const people = wanted.length > 0 ? await peopleById(reader, wanted) : [];
  const names = new Map(people.map(({ id, username }) => [id, username]));
  return (id) => (id === null ? '' : (names.get(id) ?? ''));
}
