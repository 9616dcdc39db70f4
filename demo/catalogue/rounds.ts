import { type PlacedKind, placedKinds } from './departments.ts';

const firstEdition = placedKinds.filter(({ kind }) => kind.edition === undefined);
const laterEditions = placedKinds.filter(({ kind }) => kind.edition !== undefined);

/**
 * Products are numbered in rounds in which every kind comes once. Kinds that were added later come last, so that the
 * goods of the first round keep their numbers; a step that shares no factor with their count mixes the departments.
 */
export const round: readonly PlacedKind[] = [
  ...firstEdition.flatMap((_, place) => firstEdition[(place * 137) % firstEdition.length] ?? []),
  ...laterEditions.flatMap((_, place) => laterEditions[(place * 29) % laterEditions.length] ?? []),
];

export function placedKindOf(index: number): PlacedKind {
  const placed = round[index % round.length];
  if (!placed) throw new Error('the catalogue has no kinds');
  return placed;
}
