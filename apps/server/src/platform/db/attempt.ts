import { Refusal } from '../http/refusal.ts';
import type { Database, TransactOptions, Tx } from './database.ts';

class Undone extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * A transaction that a refusal undoes as a whole: coupon, coins, stock and money are taken one after the other,
 * and the last of them may be what lacks.
 */
export async function attempt<Result>(
  db: Database,
  work: (tx: Tx) => Promise<Result | Refusal>,
  options?: TransactOptions,
): Promise<Result | Refusal> {
  try {
    return await db.transact(async (tx) => {
      const result = await work(tx);
      if (result instanceof Refusal) throw new Undone(result);
      return result;
    }, options);
  } catch (error) {
    if (error instanceof Undone) return error.refusal;
    throw error;
  }
}
