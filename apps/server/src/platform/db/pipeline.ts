import type pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { type ReadRow, rowReader } from './row-reader.ts';

type Row = pg.QueryResultRow;

/** A prepared statement with the values of this time, and who waits for its rows, if anybody does. */
export interface Statement {
  /** Stands for its text, on every connection. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** What the server answers when it has done it, where it might answer that it did something else. */
  readonly answer?: string;
  readonly resolve?: (rows: Row[]) => void;
  readonly reject?: (error: Error) => void;
}

/** What a connection knows of a prepared statement: its rows look the same for as long as the server has it. */
interface Prepared {
  readonly text: string;
  /** Left out: it has no rows. */
  readonly readRow?: ReadRow;
}

const preparedOn = new WeakMap<pg.Connection, Map<string, Prepared>>();

function preparedStatements(connection: pg.Connection): Map<string, Prepared> {
  const known = preparedOn.get(connection);
  if (known) return known;
  const prepared = new Map<string, Prepared>();
  preparedOn.set(connection, prepared);
  return prepared;
}

/** As the driver writes it, but a moment without asking for the time zone of this machine. */
const written = (value: unknown) => (value instanceof Date ? value.toISOString() : prepareValue(value));

/** The driver's types ask whether more will follow; the driver itself does not. */
const more = true;

class Pipeline implements pg.Submittable {
  readonly #statements: readonly Statement[];
  readonly #done: (error?: Error) => void;
  readonly #rows: Row[][];
  /** What is known of each statement; the server is asked to describe those of which nothing is. */
  readonly #prepared: (Prepared | undefined)[] = [];
  #at = 0;
  #failure: Error | undefined;

  constructor(statements: readonly Statement[], done: (error?: Error) => void) {
    this.#statements = statements;
    this.#done = done;
    this.#rows = statements.map(() => []);
  }

  submit(connection: pg.Connection): void {
    connection.stream.cork();
    try {
      const prepared = preparedStatements(connection);
      for (const statement of this.#statements) this.#send(connection, statement, prepared.get(statement.name));
    } catch (error) {
      this.#failure = error as Error;
    } finally {
      connection.sync();
      connection.stream.uncork();
    }
  }

  #send(connection: pg.Connection, { name, text, values }: Statement, prepared: Prepared | undefined): void {
    if (prepared && prepared.text !== text) throw new Error(`${name} stands for two texts`);
    this.#prepared.push(prepared);
    if (!prepared) {
      // The server may have it, from a request that failed; to close what is not there is no error.
      connection.close({ type: 'S', name }, more);
      connection.parse({ name, text, types: [] }, more);
    }
    // The driver reads the values only, whatever its types say.
    connection.bind({ statement: name, values: values as string[], valueMapper: written }, more);
    if (!prepared) connection.describe({ type: 'P' }, more);
    connection.execute(null, more);
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#prepared[this.#at] = { text: this.#statements[this.#at]?.text ?? '', readRow: rowReader(fields) };
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const readRow = this.#prepared[this.#at]?.readRow;
    if (!readRow || this.#failure) return;
    try {
      this.#rows[this.#at]?.push(readRow(fields));
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  handleCommandComplete({ text: answer }: { readonly text: string }): void {
    const statement = this.#statements[this.#at];
    if (statement?.answer !== undefined && statement.answer !== answer) {
      this.#failure = new Error(`the server answers ${answer} to ${statement.text}`);
    }
    this.#at += 1;
  }

  handleReadyForQuery(connection: pg.Connection): void {
    if (this.#failure) {
      this.handleError(this.#failure, connection);
      return;
    }
    const prepared = preparedStatements(connection);
    for (const [place, { name, text, resolve }] of this.#statements.entries()) {
      if (!prepared.has(name)) prepared.set(name, this.#prepared[place] ?? { text });
      resolve?.(this.#rows[place] ?? []);
    }
    this.#done();
  }

  /** What was known of them may be the reason: a table has changed since. */
  handleError(error: Error, connection: pg.Connection): void {
    const prepared = preparedStatements(connection);
    for (const { name, reject } of this.#statements) {
      prepared.delete(name);
      reject?.(error);
    }
    this.#done(error);
  }

  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyData(): void {}
  handleCopyInResponse(connection: pg.Connection & { sendCopyFail(why: string): void }): void {
    connection.sendCopyFail('a prepared statement has nothing to copy');
  }
}

/**
 * Executes prepared statements one after the other in one round trip. Where one fails, the server leaves out those behind
 * it and all of them fail. The driver's own queries take a round trip each, and ask each time what the rows look like.
 */
export function executeTogether(
  client: pg.ClientBase,
  statements: readonly Statement[],
  done: (error?: Error) => void,
): void {
  client.query(new Pipeline(statements, done));
}
