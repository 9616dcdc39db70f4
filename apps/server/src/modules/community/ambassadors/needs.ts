import type { Sql, Tx } from '../../../platform/db/database.ts';

interface RoundFigures {
  readonly delivered: number;
  /** Median days from the end of a round to its hand-overs. */
  readonly handOverDays: number | null;
}

/** What is known by those who import this module. */
export interface AmbassadorNeeds {
  /** When each of these last answered somebody in the chat. */
  answersOf(reader: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, Date>>;
  /** Nobody has to be asked where they live any more. */
  closeSuburbPopups(tx: Tx, accountId: number, now: Date): Promise<void>;
  roundFigures(reader: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, RoundFigures>>;
  /** How many orders of each of these are in a round that is open. */
  ordersInRounds(reader: Sql, accountIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Cancels what somebody who leads no group any more has open for it. */
  endOpenRounds(tx: Tx, leaderId: number, now: Date): Promise<void>;
}
