import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

export type Orm = NodePgDatabase<Record<string, never>>;

/** One connection to the database, for reading. */
export interface Sql {
  /**
   * A statement in its own words, prepared once for each connection. Those that are asked for in one tick travel together,
   * in their order: `Promise.all` makes one round trip of them. The name must be unique in the code base.
   */
  run<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  /** For statements that are put together from parts; each is a round trip of its own. */
  readonly orm: Orm;
  /** The connection itself, for COPY and other streams. */
  readonly connection: pg.PoolClient;
}

export declare const inTransaction: unique symbol;

/** One connection inside a transaction. Whatever writes asks for this, so that it cannot be called without one. */
export interface Tx extends Sql {
  readonly [inTransaction]: true;
  /**
   * A write whose rows nobody needs: it goes with the next statement, or with the commit. What fails of it comes out there.
   */
  send(name: string, text: string, values: readonly unknown[]): void;
  /** Done right behind the commit, in its round trip, and only if there is one: nobody waits for it who waits for the commit. */
  afterwards(name: string, text: string, values: readonly unknown[]): void;
}
