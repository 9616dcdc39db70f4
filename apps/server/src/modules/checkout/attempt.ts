import type { Database, Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';

class Undone extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * A transaction that a refusal undoes as a whole: a checkout takes coupon, coins, stock and money one after the other,
 * and the last of them may be what lacks.
 */
export async function attempt<Result>(
  db: Database,
  work: (tx: Tx) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  try {
    return await db.transact(async (tx) => {
      const result = await work(tx);
      if (result instanceof Refusal) throw new Undone(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Undone) return error.refusal;
    throw error;
  }
}
