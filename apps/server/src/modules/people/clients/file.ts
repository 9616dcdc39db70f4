import { addressTypes, type IdType, idTypes } from '@sgb/contract/addresses.ts';
import { type CountryId, countries, southAfrica } from '@sgb/contract/countries.ts';
import { provincesOfCode } from '@sgb/contract/postal-codes.ts';
import { type ReceiverInput, receiverInput } from '@sgb/contract/receiver-fields.ts';
import { receiverColumns } from '@sgb/contract/receiver-file.ts';
import { type CsvRow, readCsv, spoiltCells } from '../../../platform/csv.ts';
import { fold, sameness } from './rules.ts';

/** One row of a file: what it says, as a receiver if it can be one, and what is wrong with it. */
export interface FileRow {
  readonly line: number;
  readonly said: Readonly<Record<string, string>>;
  readonly receiver: ReceiverInput | null;
  readonly faults: readonly { readonly field: string; readonly message: string }[];
}

export type ReceiverFile = { readonly rows: readonly FileRow[] } | { readonly fault: string };

const typeWords: Readonly<Record<string, number>> = {
  '': addressTypes.residential,
  home: addressTypes.residential,
  residential: addressTypes.residential,
  business: addressTypes.business,
  office: addressTypes.business,
  locker: addressTypes.locker,
  'pickup point': addressTypes.locker,
  ambassador: addressTypes.ambassadorPickup,
  'ambassador pickup': addressTypes.ambassadorPickup,
};

function countryOf(said: string): CountryId | undefined {
  const wanted = fold(said);
  if (wanted === '') return southAfrica;
  return countries.find(({ id, name }) => String(id) === wanted || fold(name) === wanted)?.id;
}

/** Spreadsheets take codes for numbers and drop the zero in front. */
function codeOf(said: string, country: CountryId | undefined): string {
  return country === southAfrica && /^\d{3}$/.test(said) ? `0${said}` : said;
}

function entryOf(said: Readonly<Record<string, string>>) {
  const of = (name: (typeof receiverColumns)[number]['name']) => said[name] ?? '';
  const country = countryOf(of('country'));
  const postcode = codeOf(of('postal code'), country);
  const province = of('province') || (country === southAfrica ? (provincesOfCode(postcode)[0] ?? '') : '');
  const idType: IdType = of('id number')
    ? idTypes.southAfricanId
    : of('passport number')
      ? idTypes.passport
      : idTypes.none;
  return {
    label: of('label'),
    type: typeWords[fold(of('type'))] ?? of('type'),
    firstName: of('first name'),
    lastName: of('last name'),
    mobile: of('mobile'),
    altMobile: of('other mobile'),
    email: of('email'),
    countryId: country ?? of('country'),
    province,
    city: of('city'),
    suburb: of('suburb'),
    postcode,
    street: of('street'),
    unit: of('unit'),
    note: of('note'),
    idType,
    idNumber: of('id number') || of('passport number'),
  };
}

const columnOfField: Readonly<Record<string, string>> = Object.fromEntries(
  receiverColumns.toReversed().map(({ name, field }) => [field, name]),
);

const plainer: Readonly<Record<string, string>> = {
  countryId: `Write one of ${countries.map(({ name }) => name).join(', ')}.`,
  type: 'Write home, business, locker or ambassador.',
};

/** What a row says, as a receiver if it can be one, and what is wrong with it, column by column. */
export function readReceiverRecord(record: CsvRow['record']): Pick<FileRow, 'receiver' | 'faults'> {
  const parsed = receiverInput.safeParse(entryOf(record));
  const faults = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = String(path[0] ?? '');
    const passport = field === 'idNumber' && !record['id number'];
    const column = passport ? 'passport number' : (columnOfField[field] ?? field);
    if (!faults.has(column)) faults.set(column, plainer[field] ?? message);
  }
  for (const [column, message] of spoiltCells(record)) faults.set(column, message);
  return {
    receiver: faults.size === 0 ? (parsed.data ?? null) : null,
    faults: [...faults].map(([field, message]) => ({ field, message })),
  };
}

const rowOf = ({ record, info }: CsvRow): FileRow => ({
  line: info.lines,
  said: record,
  ...readReceiverRecord(record),
});

export function readReceiverFile(text: string, most: number): ReceiverFile {
  const records = readCsv(
    text,
    receiverColumns.map(({ name }) => name),
  );
  if (typeof records === 'string') return { fault: records };
  const [first] = records;
  if (!first) return { fault: 'The file has no rows below its heading.' };
  const missing = receiverColumns.filter(({ name, required }) => required && !(name in first.record));
  if (missing.length > 0) {
    return {
      fault: `The heading lacks ${missing.map(({ name }) => `"${name}"`).join(', ')}. Compare it with the sample file.`,
    };
  }
  if (records.length > most) {
    return { fault: `The file has ${records.length} rows; ${most} are the most for one import. Split it.` };
  }
  return { rows: records.map(rowOf) };
}

/** Marks rows that are in the file twice, or in the account already. */
export function withoutRepeats(rows: readonly FileRow[], known: ReadonlySet<string>): FileRow[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    if (!row.receiver) return row;
    const key = sameness({ ...row.receiver, mobile: row.receiver.mobile });
    const before = lines.get(key);
    if (before === undefined) lines.set(key, row.line);
    if (before === undefined && !known.has(key)) return row;
    const message = before === undefined ? 'You have this receiver already.' : `The same as line ${before}.`;
    return { ...row, receiver: null, faults: [{ field: 'first name', message }] };
  });
}
