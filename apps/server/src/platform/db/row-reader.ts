import pg from 'pg';

type Row = pg.QueryResultRow;
type Texts = readonly (string | null)[];

/** Makes a row of what the server sent of it. */
export type ReadRow = (texts: Texts) => Row;

type Column = Pick<pg.FieldDef, 'name' | 'dataTypeID'>;

const asItCame = pg.types.getTypeParser(pg.types.builtins.TEXT, 'text');
const readers = new Map<string, ReadRow>();

/**
 * A function for rows of these columns, written for them as one object literal: that takes an eighth of the time of copying an
 * empty row and writing each column by its name, where V8 looks each name up. It is made once, for all connections.
 */
export function rowReader(columns: readonly Column[]): ReadRow {
  const key = JSON.stringify(columns.map(({ name, dataTypeID }) => [name, dataTypeID]));
  const known = readers.get(key);
  if (known) return known;
  const parsers = columns.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text'));
  const read = (nth: number) =>
    parsers[nth] === asItCame ? `texts[${nth}]` : `texts[${nth}] === null ? null : parsers[${nth}](texts[${nth}])`;
  const literal = columns.map(({ name }, nth) => `${JSON.stringify(name)}: ${read(nth)}`).join(', ');
  const reader = new Function('parsers', `return (texts) => ({ ${literal} })`)(parsers) as ReadRow;
  readers.set(key, reader);
  return reader;
}
