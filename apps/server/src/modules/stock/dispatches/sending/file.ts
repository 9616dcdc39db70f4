import { southAfrica } from '@sgb/contract/countries.ts';
import { type DispatchWay, dispatchColumns, dispatchWays, mostInDispatchFile } from '@sgb/contract/dispatch-states.ts';
import type { ReceiverInput } from '@sgb/contract/receiver-fields.ts';
import { type CsvRow, readCsv, spoiltCells } from '../../../../platform/csv.ts';
import { readReceiverRecord } from '../../../people/clients/index.ts';

/** One row of a file: what it says, and what is wrong with it on its own. */
export interface FileRow {
  readonly line: number;
  readonly said: Readonly<Record<string, string>>;
  readonly skuId: number;
  readonly quantity: number;
  readonly way: DispatchWay;
  /** The number of a client in the list, or who it is. */
  readonly client: number | ReceiverInput | null;
  readonly faults: readonly Fault[];
}

interface Fault {
  readonly field: string;
  readonly message: string;
}

export type DispatchFile = { readonly rows: readonly FileRow[] } | { readonly fault: string };

const wayWords: Readonly<Record<string, DispatchWay>> = {
  '': 'door',
  courier: 'door',
  pickup: 'depot',
  pudo: 'locker',
};

const wayOf = (said: string): DispatchWay | undefined => {
  const word = said.toLowerCase();
  return wayWords[word] ?? dispatchWays.find((way) => way === word);
};

/** What a spreadsheet would run; a number may begin with its sign. */
const formula = /^([=@\t\r]|[+-](?![\d\s(]))/;

/** A whole number that is written plainly, or none. */
const wholeOf = (said: string): number | undefined => (/^\d{1,16}$/.test(said) ? Number(said) : undefined);

function clientOf(record: CsvRow['record']): { client: FileRow['client']; faults: readonly Fault[] } {
  const said = record.client ?? '';
  if (said !== '') {
    const id = wholeOf(said);
    const faults = id === undefined ? [{ field: 'client', message: 'Write the number of a client in your list.' }] : [];
    return { client: id ?? null, faults };
  }
  const { receiver, faults } = readReceiverRecord(record);
  const abroad = receiver && receiver.countryId !== southAfrica;
  if (abroad) return { client: null, faults: [{ field: 'country', message: 'We send inside South Africa only.' }] };
  return { client: receiver, faults };
}

function rowOf({ record, info }: CsvRow): FileRow {
  const of = (name: (typeof dispatchColumns)[number]['name']) => record[name] ?? '';
  const faults: Fault[] = [];
  const wrong = (field: string, message: string) => void faults.push({ field, message });
  const skuId = wholeOf(of('sku'));
  if (!skuId) wrong('sku', 'Write the number of a SKU, as your shelf shows it.');
  const quantity = of('quantity') === '' ? 1 : wholeOf(of('quantity'));
  if (!quantity || quantity > 9_999) wrong('quantity', 'Write a whole number from 1 to 9999.');
  const way = wayOf(of('delivery'));
  if (!way) wrong('delivery', `Write ${dispatchWays.join(', ')}.`);
  if (of('reference').length > 40) wrong('reference', 'Use at most 40 characters.');
  const { client, faults: ofClient } = clientOf(record);
  const formulas = Object.entries(record).filter(([, said]) => formula.test(said));
  for (const [column] of formulas) wrong(column, 'This is a formula. Write plain text.');
  const spoilt = spoiltCells(record).map(([field, message]) => ({ field, message }));
  const all = new Map([...ofClient, ...faults, ...spoilt].map((fault) => [fault.field, fault]));
  return {
    ...{ line: info.lines, said: record, client, faults: [...all.values()] },
    ...{ skuId: skuId ?? 0, quantity: quantity ?? 0, way: way ?? 'door' },
  };
}

export function readDispatchFile(text: string): DispatchFile {
  const records = readCsv(
    text,
    dispatchColumns.map(({ name }) => name),
  );
  if (typeof records === 'string') return { fault: records };
  const [first] = records;
  if (!first) return { fault: 'The file has no rows below its heading.' };
  if (!('sku' in first.record)) return { fault: 'The heading lacks "sku". Compare it with the sample file.' };
  if (!('client' in first.record) && !('mobile' in first.record)) {
    return { fault: 'The heading lacks "client", or the columns of a receiver. Compare it with the sample file.' };
  }
  if (records.length > mostInDispatchFile) {
    return {
      fault: `The file has ${records.length} rows; ${mostInDispatchFile} are the most for one import. Split it.`,
    };
  }
  return { rows: records.map(rowOf) };
}
