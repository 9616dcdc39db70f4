/** A spreadsheet would run what begins like a formula. */
const cellOf = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A file that spreadsheets open: with its heading, and marked as UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\n`).join('')}`;

function follow(href: string, download: string): void {
  Object.assign(document.createElement('a'), { href, download }).click();
}

/** A few rows that are shown already. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const address = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv' }));
  follow(address, `${name}.csv`);
  URL.revokeObjectURL(address);
}

/** Where the server writes all rows of a list out; it goes by the cookie of the console. */
export function exportAddress(title: string, call: string, input: Readonly<Record<string, unknown>>): string {
  // Which page is shown is of no matter: all of them are written.
  const { page: _, after: __, ...rest } = input;
  return `/console/export?${new URLSearchParams({ name: title, call, input: JSON.stringify(rest) })}`;
}

/** All rows of a list, which the browser puts on the disk while they come. */
export const saveAll = (title: string, call: string, input: Readonly<Record<string, unknown>>): void =>
  follow(exportAddress(title, call, input), `${title}.csv`);
