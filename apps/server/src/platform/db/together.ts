/**
 * What goes on side by side in one transaction, all of it ended before a failure is told: nothing may be asked of a connection
 * that somebody else has by then.
 */
export async function allEnded<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
