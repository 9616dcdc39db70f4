import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

/** A prepared statement with the values of this time. */
export interface Step {
  /** Stands for its text, on every connection. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** What the server answers when it has done it, where it might answer that it did something else. */
  readonly answer?: string;
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

/** As the driver would write it, but a moment without asking for the time zone of this machine. */
const written = (value: unknown) => (value instanceof Date ? value.toISOString() : prepareValue(value));

/** The driver's types ask whether more will follow; the driver itself does not. */
const more = true;

class Execution implements pg.Submittable {
  readonly #steps: readonly Step[];
  readonly #front: number;
  readonly #resolve: (rows: Row[][]) => void;
  readonly #reject: (error: Error) => void;
  readonly #rows: Row[][];
  /** What is known of each step; the server is asked about those of which nothing is. */
  readonly #learned: (Learned | undefined)[] = [];
  #at = 0;
  #failure: Error | undefined;

  constructor(
    front: readonly Step[],
    steps: readonly Step[],
    resolve: (rows: Row[][]) => void,
    reject: (error: Error) => void,
  ) {
    this.#front = front.length;
    this.#steps = front.length === 0 ? steps : [...front, ...steps];
    this.#resolve = resolve;
    this.#reject = reject;
    this.#rows = this.#steps.map(() => []);
  }

  submit(connection: pg.Connection): void {
    connection.stream.cork();
    try {
      const learned = learnedBy(connection);
      for (const step of this.#steps) this.#send(connection, step, learned.get(step.name));
    } catch (error) {
      this.#failure = error as Error;
    } finally {
      connection.sync();
      connection.stream.uncork();
    }
  }

  #send(connection: pg.Connection, { name, text, values }: Step, learned: Learned | undefined): void {
    if (learned && learned.text !== text) throw new Error(`${name} stands for two texts`);
    this.#learned.push(learned);
    if (!learned) {
      // The server may have it, from an execution that failed; to close what is not there is no error.
      connection.close({ type: 'S', name }, more);
      connection.parse({ name, text, types: [] }, more);
    }
    // The driver reads the values only, whatever its types say.
    connection.bind({ statement: name, values: values as string[], valueMapper: written }, more);
    if (!learned) connection.describe({ type: 'P' }, more);
    connection.execute(null, more);
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#learned[this.#at] = {
      text: this.#steps[this.#at]?.text ?? '',
      columns: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text')),
    };
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const learned = this.#learned[this.#at];
    if (!learned || this.#failure) return;
    const { columns, parsers } = learned;
    const row: Row = {};
    try {
      for (let place = 0; place < columns.length; place++) {
        const text = fields[place] ?? null;
        row[columns[place] as string] = text === null ? null : parsers[place]?.(text);
      }
      this.#rows[this.#at]?.push(row);
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  handleCommandComplete({ text: answer }: { readonly text: string }): void {
    const step = this.#steps[this.#at];
    if (step?.answer !== undefined && step.answer !== answer) {
      this.#failure = new Error(`the server answers ${answer} to ${step.text}`);
    }
    this.#at += 1;
  }

  handleReadyForQuery(connection: pg.Connection): void {
    if (this.#failure) {
      this.handleError(this.#failure, connection);
      return;
    }
    const learned = learnedBy(connection);
    for (const [place, { name, text }] of this.#steps.entries()) {
      if (!learned.has(name)) learned.set(name, this.#learned[place] ?? { text, columns: [], parsers: [] });
    }
    this.#resolve(this.#rows.slice(this.#front));
  }

  /** What was learned may be the reason: a table has changed since. */
  handleError(error: Error, connection: pg.Connection): void {
    const learned = learnedBy(connection);
    for (const { name } of this.#steps) learned.delete(name);
    this.#reject(error);
  }

  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyData(): void {}
  handleCopyInResponse(connection: pg.Connection & { sendCopyFail(why: string): void }): void {
    connection.sendCopyFail('a prepared statement has nothing to copy');
  }
}

/** The driver's errors know only how bytes came in; this one knows who asked. */
function asAsked(error: Error): never {
  Error.captureStackTrace(error);
  throw error;
}

/**
 * Executes prepared statements through the driver, one after the other and all on one way there and back; the rows of
 * each but those in front. The driver's own queries take a way each, and ask each time what the rows look like. Where
 * one fails, the server leaves out those behind it.
 */
export function execute(client: pg.ClientBase, front: readonly Step[], steps: readonly Step[]): Promise<Row[][]> {
  return new Promise<Row[][]>((resolve, reject) => {
    client.query(new Execution(front, steps, resolve, reject));
  }).catch(asAsked);
}
