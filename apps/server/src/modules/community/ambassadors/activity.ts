import type { Sql } from '../../../platform/db/database.ts';
import { handOversOf } from '../../logistics/surveys/index.ts';
import type { AmbassadorNeeds } from './needs.ts';

interface Known {
  readonly accountId: number;
  readonly activeAt: Date;
}

const later = (one: Date, other: Date | undefined): Date => (other && other > one ? other : one);

/** When each of these last did something for the group: what we noted, a hand-over, or an answer in the chat. */
export async function lastActive(
  reader: Sql,
  leaders: readonly Known[],
  needs: Pick<AmbassadorNeeds, 'answersOf'>,
): Promise<Map<number, Date>> {
  const ids = leaders.map(({ accountId }) => accountId);
  const [answers, handOvers] = await Promise.all([needs.answersOf(reader, ids), handOversOf(reader, ids)]);
  return new Map(
    leaders.map(({ accountId, activeAt }) => [
      accountId,
      later(later(activeAt, answers.get(accountId)), handOvers.get(accountId)),
    ]),
  );
}
