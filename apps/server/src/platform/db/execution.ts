import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

export interface Statement {
  /** Stands for its text, on every connection. */
  readonly name: string;
  readonly text: string;
  /** What the server answers when it has done it, where it might answer that it did something else. */
  readonly answer?: string;
}

/** A statement with the values of this time. */
export interface Step {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

type Row = pg.QueryResultRow;

/** What a connection has learned of a statement: its rows look the same for as long as the server has it. */
interface Learned {
  readonly text: string;
  readonly columns: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
}

const learnedOf = new WeakMap<pg.Connection, Map<string, Learned>>();

function learnedBy(connection: pg.Connection): Map<string, Learned> {
  const known = learnedOf.get(connection);
  if (known) return known;
  const learned = new Map<string, Learned>();
  learnedOf.set(connection, learned);
  return learned;
}

const withoutRows = ({ text }: Statement): Learned => ({ text, columns: [], parsers: [] });

/** The driver's types ask whether more will follow; the driver itself does not. */
const more = true;

/** The server may have it, from an execution that failed; to close what is not there is no error. */
function prepare(connection: pg.Connection, { name, text }: Statement): void {
  connection.close({ type: 'S', name }, more);
  connection.parse({ name, text, types: [] }, more);
}

function bind(connection: pg.Connection, { name }: Statement, values: readonly unknown[]): void {
  // The driver reads the values only, whatever its types say.
  connection.bind({ statement: name, values: values as string[], valueMapper: prepareValue }, more);
}

function check({ name, text }: Statement, learned: Learned | undefined): Learned | undefined {
  if (learned && learned.text !== text) throw new Error(`${name} stands for two texts`);
  return learned;
}

class Execution<Each extends Row> implements pg.Submittable {
  readonly #step: Step;
  readonly #first: readonly Step[];
  readonly #resolve: (rows: Each[]) => void;
  readonly #reject: (error: Error) => void;
  readonly #rows: Each[] = [];
  #completed = 0;
  #learned: Learned | undefined;
  #failure: Error | undefined;

  constructor(step: Step, first: readonly Step[], resolve: (rows: Each[]) => void, reject: (error: Error) => void) {
    this.#step = step;
    this.#first = first;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: pg.Connection): void {
    connection.stream.cork();
    try {
      this.#send(connection);
    } catch (error) {
      this.#failure = error as Error;
    } finally {
      connection.sync();
      connection.stream.uncork();
    }
  }

  #send(connection: pg.Connection): void {
    const learned = learnedBy(connection);
    for (const { statement, values } of this.#first) {
      check(statement, learned.get(statement.name)) ?? prepare(connection, statement);
      bind(connection, statement, values);
      connection.execute(null, more);
    }
    const { statement, values } = this.#step;
    this.#learned = check(statement, learned.get(statement.name));
    if (!this.#learned) prepare(connection, statement);
    bind(connection, statement, values);
    if (!this.#learned) connection.describe({ type: 'P' }, more);
    connection.execute(null, more);
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#learned = {
      text: this.#step.statement.text,
      columns: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text')),
    };
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (!this.#learned || this.#failure || this.#completed < this.#first.length) return;
    const { columns, parsers } = this.#learned;
    const row: Row = {};
    try {
      for (let place = 0; place < columns.length; place++) {
        const text = fields[place] ?? null;
        row[columns[place] as string] = text === null ? null : parsers[place]?.(text);
      }
      this.#rows.push(row as Each);
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  handleReadyForQuery(connection: pg.Connection): void {
    if (this.#failure) {
      this.handleError(this.#failure, connection);
      return;
    }
    const learned = learnedBy(connection);
    for (const { statement } of this.#first) {
      if (!learned.has(statement.name)) learned.set(statement.name, withoutRows(statement));
    }
    const { statement } = this.#step;
    if (!learned.has(statement.name)) learned.set(statement.name, this.#learned ?? withoutRows(statement));
    this.#resolve(this.#rows);
  }

  /** What was learned may be the reason: a table has changed since. */
  handleError(error: Error, connection: pg.Connection): void {
    const learned = learnedBy(connection);
    for (const { statement } of [...this.#first, this.#step]) learned.delete(statement.name);
    this.#reject(error);
  }

  handleCommandComplete({ text: answer }: { readonly text: string }): void {
    this.#completed += 1;
    const { text, answer: wanted = answer } = this.#step.statement;
    if (this.#completed > this.#first.length && answer !== wanted) {
      this.#failure = new Error(`the server answers ${answer} to ${text}`);
    }
  }

  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyData(): void {}
  handleCopyInResponse(connection: pg.Connection & { sendCopyFail(why: string): void }): void {
    connection.sendCopyFail('a prepared statement has nothing to copy');
  }
}

/**
 * Executes a prepared statement through the driver, as the driver's own queries do, but asks only once on a connection
 * what the rows look like. What must come first can go along, on one way there and back: where it fails, the server leaves
 * out what is behind it.
 */
export async function execute<Each extends Row>(
  client: pg.ClientBase,
  step: Step,
  first: readonly Step[],
): Promise<Each[]> {
  try {
    return await new Promise<Each[]>((resolve, reject) => {
      client.query(new Execution(step, first, resolve, reject));
    });
  } catch (error) {
    // The driver's errors know only how bytes came in; this one knows who asked.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
