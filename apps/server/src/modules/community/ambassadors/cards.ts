import type { AmbassadorCard } from '@sgb/contract/groupship.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { App } from '../../../platform/app.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { fileAddress } from '../../base/uploads/index.ts';
import { ambassadorScores } from '../../logistics/surveys/index.ts';
import { areasOf, membersOf, shownName } from '../../people/contacts/index.ts';
import { membersOfAll, peopleById } from '../../people/identity/index.ts';
import type { AmbassadorNeeds } from './needs.ts';
import { roundedMembers, shownScore } from './rules.ts';
import { ambassadorTerms } from './settings.ts';
import { type AmbassadorRow, leadingOf } from './store.ts';

export interface Presented {
  readonly card: AmbassadorCard;
  readonly row: AmbassadorRow | undefined;
  readonly mobile: string | null;
  readonly inviteCode: string;
  readonly memberIds: readonly number[];
}

/** These ambassadors as everybody may see them, with what only some may know beside it; in the order of `ids`. */
export async function present(
  app: Pick<App, 'files' | 'clock'>,
  reader: Sql,
  ids: readonly number[],
  needs: AmbassadorNeeds,
  { settings, now }: At,
): Promise<Presented[]> {
  if (ids.length === 0) return [];
  const terms = settings.get(ambassadorTerms);
  const people = new Map((await peopleById(reader, ids)).map((person) => [person.id, person]));
  const rows = new Map((await leadingOf(reader, ids)).map((row) => [row.accountId, row]));
  const areas = await areasOf(reader, ids);
  const had = await membersOf(reader, ids);
  const members = await membersOfAll(
    reader,
    had.map(({ accountId }) => accountId),
  );
  const scores = await ambassadorScores(reader, ids, addDays(now, -terms.scoreDays));
  const figures = await needs.roundFigures(reader, ids);
  return ids.flatMap((id) => {
    const person = people.get(id);
    if (!person) return [];
    const row = rows.get(id);
    const score = scores.get(id);
    const memberIds = had
      .filter((each) => each.contactId === id && members.has(each.accountId))
      .map((each) => each.accountId);
    const card = {
      id,
      name: shownName(person),
      avatar: person.avatar ? fileAddress(app, { id: person.avatar, purpose: 'avatar' }) : '',
      suburbs: areas.filter((area) => area.accountId === id).map(({ suburb }) => suburb),
      score: score ? shownScore(score.mean, score.votes, terms) : 0,
      votes: score && score.votes >= terms.scoreVotes ? score.votes : 0,
      members: roundedMembers(memberIds.length),
      roundsDelivered: figures.get(id)?.delivered ?? 0,
      handOverDays: figures.get(id)?.handOverDays ?? null,
      hours: [...(row?.hours ?? [])],
      languages: [...(row?.languages ?? [])],
    };
    return [{ card, row, mobile: person.mobile, inviteCode: person.inviteCode, memberIds }];
  });
}
