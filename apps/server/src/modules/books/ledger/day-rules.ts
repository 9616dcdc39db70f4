import { plusDays } from '@sgb/contract/time.ts';

/** What lay in balances of a kind at the end of a day, or what came to it on that day. */
interface Held {
  readonly day: string;
  readonly book: string;
  readonly held: number;
}

/**
 * Days that were kept, and after them those until `today`, each as the day before with what changed; the newest first. What was dated
 * back to a day that was kept changed that one and all after it.
 */
export function addedUp(kept: readonly Held[], changes: readonly Held[], today: string): Held[] {
  const days = new Map<string, Map<string, number>>();
  const add = (day: string, book: string, held: number) => {
    const books = days.get(day) ?? new Map<string, number>();
    days.set(day, books.set(book, (books.get(book) ?? 0) + held));
  };
  for (const { day, book, held } of kept) add(day, book, held);
  const keptUntil = [...days.keys()].toSorted().at(-1) ?? today;
  for (let day = keptUntil; day < today; ) {
    const before = days.get(day);
    day = plusDays(day, 1);
    days.set(day, new Map(before));
  }
  for (const change of changes)
    for (const day of days.keys()) if (day >= change.day) add(day, change.book, change.held);
  return [...days]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .flatMap(([day, books]) => [...books].map(([book, held]) => ({ day, book, held })));
}
