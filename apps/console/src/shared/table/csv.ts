import { nextOf, type Page, type Place } from './page.ts';

/** A spreadsheet would run what begins like a formula. */
const cellOf = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const linesOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\n`).join('');

/** A file that spreadsheets open: with its heading, and marked as UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string => `\uFEFF${linesOf(rows)}`;

function save(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` });
  link.click();
  URL.revokeObjectURL(address);
}

export const saveCsv = (name: string, rows: readonly (readonly string[])[]): void =>
  save(name, new Blob([csvText(rows)], { type: 'text/csv' }));

const isTooFast = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'http' in error && error.http === 429;

/** How long to wait when the shop says that this is too fast. */
const breathMs = 5_000;

interface Columns<Row> {
  readonly titles: readonly string[];
  readonly cells: (row: Row) => readonly string[];
}

/**
 * All rows of a list as a file. Of each page only its lines are kept, and those as a part of the file, which a browser puts
 * on the disk when there is much of it. Where the shop wants a break, it gets one.
 */
export async function csvOfAll<Row>(
  read: (place: Place) => Promise<Page<Row>>,
  { titles, cells }: Columns<Row>,
  breathe: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, breathMs)),
): Promise<Blob> {
  const parts = [new Blob([csvText([titles])])];
  for (let place: Place | null = { page: 1, after: null }; place; ) {
    try {
      const found: Page<Row> = await read(place);
      parts.push(new Blob([linesOf(found.items.map(cells))]));
      place = nextOf(found);
    } catch (error) {
      if (!isTooFast(error)) throw error;
      await breathe();
    }
  }
  return new Blob(parts, { type: 'text/csv' });
}

export async function saveAllAsCsv<Row>(
  name: string,
  read: (place: Place) => Promise<Page<Row>>,
  columns: Columns<Row>,
): Promise<void> {
  save(name, await csvOfAll(read, columns));
}
