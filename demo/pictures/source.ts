import { placedKinds } from '../catalogue/departments.ts';
import { createStudio } from './studio.ts';

/** The pictures of the demo catalogue. */
export function openPictures() {
  const kinds = new Map(placedKinds.map(({ kind }) => [kind.id, kind]));
  return createStudio((kindId) => kinds.get(kindId));
}
