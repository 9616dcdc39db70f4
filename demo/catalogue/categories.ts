import type { NewCategory } from '@sgb/server/modules/goods/catalog/seed.ts';
import type { CategoryWords } from '@sgb/server/modules/goods/search/seed.ts';
import { departmentId, departments, groupId, leafId, placedKinds } from './departments.ts';
import type { Bilingual, Kind } from './kind.ts';

const plain = new Set(['black', 'white', 'grey', 'clear']);

/** Category tiles show the kind in a room, in the liveliest colour it is sold in. */
function tileOf(kind: Kind, variant: number): string {
  const colour = kind.colours.find((candidate) => !plain.has(candidate)) ?? kind.colours[0];
  return `${kind.id}.${variant % 64}.3.${colour}`;
}

function row(
  id: number,
  parentId: number | null,
  level: number,
  [name, nameZh]: Bilingual,
  picture: string,
  position: number,
): NewCategory {
  return { id, parentId, level, name, nameZh, picture, position };
}

export function makeCategories(): NewCategory[] {
  return departments.flatMap((department, d) => {
    const [firstGroup] = department.groups;
    const [face] = firstGroup?.kinds ?? [];
    if (!face) throw new Error(`${department.slug} sells nothing`);
    return [
      row(departmentId(d), null, 1, department.name, tileOf(face, d), d),
      ...department.groups.flatMap((group, g) => {
        const [groupFace = face] = group.kinds;
        return [
          row(groupId(d, g), departmentId(d), 2, group.name, tileOf(groupFace, d + g), g),
          ...group.kinds.map((kind, k) =>
            row(leafId(d, g, k), groupId(d, g), 3, kind.leaf, tileOf(kind, d + g + k), k),
          ),
        ];
      }),
    ];
  });
}

/** What shoppers call the goods of a category, beside its name. */
export function makeCategoryWords(): CategoryWords[] {
  return placedKinds.flatMap(({ kind, categoryId }) =>
    kind.alsoCalled ? [{ categoryId, words: [...kind.alsoCalled] }] : [],
  );
}
