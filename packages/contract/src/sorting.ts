import * as z from './zod.ts';

/** `made` goes up, `-made` down. */
export type Sort<Name extends string> = Name | `-${Name}`;

/**
 * A list that may be millions long, in the order that was asked for. It names only orders that an index carries. A page goes on
 * behind the last row of the one before: `after` is its number and what it is sorted by.
 */
export const sortedBy = <const Name extends string>(names: readonly Name[]) => ({
  sort: z
    .literal(
      names.flatMap((name): Sort<Name>[] => [name, `-${name}`]),
      { error: `must be one of ${names.join(', ')}, with a minus in front for the other way round` },
    )
    .optional(),
  after: z
    .string()
    .regex(/^\d{1,15}~\d{1,17}$/, { error: 'must be where a page of this list ended' })
    .optional(),
});

export const sortedPage = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable() });
