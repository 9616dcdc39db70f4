import { createHash } from 'node:crypto';
import type { Sql } from '../../../platform/db/database.ts';

/** A statement of one row that several ask for together. */
interface Part {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** `part` with its $1 as the first after so many others. */
const shifted = (text: string, by: number): string =>
  text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + by}`);

/** All of them as one statement; the parts stay texts of their modules. */
export function gathered(parts: readonly Part[]): Part {
  const values: unknown[] = [];
  const texts = parts.map((part, place) => {
    const text = shifted(part.text, values.length);
    values.push(...part.values);
    return `select ${place} as place, to_jsonb(part) as found from (${text}) part`;
  });
  return { text: texts.join('\nunion all\n'), values };
}

type Found = Readonly<Record<string, unknown>>;

/** What each part found, in their order; moments are texts. */
export async function gather(reader: Sql, parts: readonly Part[]): Promise<Found[]> {
  if (parts.length === 0) return [];
  const { text, values } = gathered(parts);
  // Who has other rights asks for other parts: that is another statement.
  const name = `desk.gather.${createHash('sha1').update(text).digest('hex').slice(0, 12)}`;
  const rows = await reader.run<{ place: number; found: Found }>(name, text, values);
  const found: Found[] = parts.map(() => ({}));
  for (const row of rows) found[row.place] = row.found;
  return found;
}
