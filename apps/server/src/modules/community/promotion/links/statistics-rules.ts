import type { LinkFigures } from '@sgb/contract/promotion.ts';
import { type Day, daysBetween, plusDays, shopDay } from '@sgb/contract/time.ts';

/** What somebody's links brought, before it is put together. */
interface Facts {
  readonly visits: readonly { readonly linkId: number; readonly day: Day; readonly visits: number }[];
  readonly people: readonly { readonly personId: number; readonly linkId: number | null; readonly at: Date }[];
  readonly paid: readonly {
    readonly accountId: number;
    readonly day: Day;
    readonly cents: number;
    readonly first: boolean;
  }[];
  readonly earned: readonly { readonly personId: number; readonly day: Day; readonly cents: number }[];
}

/** What one link brought on one day; link 0 is the invite code alone. */
export interface Cell extends LinkFigures {
  readonly linkId: number;
  readonly day: Day;
}

const none: LinkFigures = { visits: 0, registrations: 0, firstOrders: 0, revenueCents: 0, earnedCents: 0 };

const plus = (one: LinkFigures, other: LinkFigures): LinkFigures => ({
  visits: one.visits + other.visits,
  registrations: one.registrations + other.registrations,
  firstOrders: one.firstOrders + other.firstOrders,
  revenueCents: one.revenueCents + other.revenueCents,
  earnedCents: one.earnedCents + other.earnedCents,
});

export const sumOf = (cells: readonly LinkFigures[]): LinkFigures => cells.reduce(plus, none);

/** One cell for each link and day on which something happened, the oldest first. Who came by a link counts for it ever after. */
export function cellsOf({ visits, people, paid, earned }: Facts, since: Day): Cell[] {
  const cells = new Map<string, Cell>();
  const linkOf = new Map(people.map(({ personId, linkId }) => [personId, linkId ?? 0]));
  const add = (linkId: number | undefined, day: Day, figures: Partial<LinkFigures>) => {
    if (linkId === undefined || day < since) return;
    const key = `${linkId} ${day}`;
    const old = cells.get(key) ?? { ...none, linkId, day };
    cells.set(key, { ...old, ...plus(old, { ...none, ...figures }) });
  };
  for (const row of visits) add(row.linkId, row.day, { visits: row.visits });
  for (const { linkId, at } of people) add(linkId ?? 0, shopDay(at), { registrations: 1 });
  for (const { accountId, day, cents, first } of paid) {
    add(linkOf.get(accountId), day, { revenueCents: cents, firstOrders: first ? 1 : 0 });
  }
  for (const { personId, day, cents } of earned) add(linkOf.get(personId), day, { earnedCents: cents });
  return [...cells.values()].toSorted((a, b) => (a.day === b.day ? a.linkId - b.linkId : a.day < b.day ? -1 : 1));
}

/** Every day of the time, also those on which nothing happened. */
export function daysOf(cells: readonly Cell[], since: Day, today: Day) {
  const byDay = Map.groupBy(cells, ({ day }) => day);
  return Array.from({ length: daysBetween(since, today) + 1 }, (_, place) => {
    const day = plusDays(since, place);
    return { day, ...sumOf(byDay.get(day) ?? []) };
  });
}
