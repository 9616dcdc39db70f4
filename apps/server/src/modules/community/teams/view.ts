import { teamNumber } from '@sgb/contract/team-states.ts';
import type { TeamCard } from '@sgb/contract/teams.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { shownName } from '../../people/contacts/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { initialsOf, missingOf } from './rules.ts';
import { teamTerms } from './settings.ts';
import * as store from './store.ts';

const shownPlace = (place: store.PlaceRow): NonNullable<TeamCard['mine']> => ({
  state: place.state,
  skuId: String(place.skuId),
  options: place.options,
  quantity: place.quantity,
  totalCents: place.totalCents,
  orderId: place.orderId ?? 0,
});

/** Teams as everybody may see them: of the people in them only initials; `viewer` sees the own place. */
export async function cardsOf(
  reader: Sql,
  teams: readonly store.TeamRow[],
  viewer: number | null,
  settings: Settings,
): Promise<TeamCard[]> {
  if (teams.length === 0) return [];
  const ids = teams.map(({ id }) => id);
  const first = await store.firstPeople(reader, ids, settings.get(teamTerms).faces);
  const people = await peopleById(reader, [...new Set(first.map(({ accountId }) => accountId))]);
  const initials = new Map(people.map((person) => [person.id, initialsOf(shownName(person))]));
  const own = viewer === null ? new Map<number, store.PlaceRow>() : await store.ownPlaces(reader, viewer, ids);
  return teams.map((team) => {
    const mine = own.get(team.id);
    return {
      id: team.id,
      number: teamNumber(team.id),
      state: team.state,
      productId: String(team.productId),
      title: team.title,
      picture: team.picture,
      unit: team.unit,
      threshold: team.threshold,
      unitCents: team.unitCents,
      aloneCents: team.aloneCents,
      pieces: team.pieces,
      missing: missingOf(team),
      room: team.most - team.pieces,
      people: team.people,
      faces: first.flatMap(({ teamId, accountId }) => (teamId === team.id ? (initials.get(accountId) ?? []) : [])),
      flash: team.flash,
      public: team.public,
      startedAt: team.startedAt.toISOString(),
      endsAt: team.endsAt.toISOString(),
      mine: mine ? shownPlace(mine) : null,
    };
  });
}
