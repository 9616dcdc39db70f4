import { type GatewayName, gatewayNames, gatewayWords } from '@sgb/contract/recharge-options.ts';
import { parse } from 'csv-parse/sync';

/** Why a file cannot be read, in words for whoever brought it. */
export class FileFault extends Error {}

const roles = ['payment', 'reference', 'date', 'gross', 'fee', 'net'] as const;
type Role = (typeof roles)[number];

/** What the columns are called at each of them; by these a file is known. */
const headings: Readonly<Record<GatewayName, Readonly<Record<Role, string>>>> = {
  payfast: {
    payment: 'PF Payment ID',
    reference: 'M Payment ID',
    date: 'Date',
    gross: 'Gross',
    fee: 'Fee',
    net: 'Net',
  },
  ozow: {
    payment: 'TransactionId',
    reference: 'TransactionReference',
    date: 'CreatedDate',
    gross: 'Amount',
    fee: 'Fee',
    net: 'NetAmount',
  },
  yoco: { payment: 'Payment ID', reference: 'External ID', date: 'Created', gross: 'Amount', fee: 'Fee', net: 'Net' },
};

interface SettlementPayment {
  readonly payment: string;
  readonly reference: string;
  readonly paidOn: string;
  readonly gross: number;
  readonly fee: number;
  readonly net: number;
}

export interface SettlementFile {
  readonly payments: readonly SettlementPayment[];
  readonly from: string;
  readonly until: string;
  readonly gross: number;
  readonly fee: number;
  readonly net: number;
}

function recordsOf(csv: string): string[][] {
  try {
    return parse(csv, { bom: true, relax_column_count: true, skip_empty_lines: true, trim: true });
  } catch {
    throw new FileFault('This is no whole CSV file. Load it from the gateway again.');
  }
}

const knows = (cells: readonly string[], gateway: GatewayName) =>
  roles.every((role) => cells.includes(headings[gateway][role]));

function centsIn(text: string, line: number): number {
  const [, minus, rand, rest = ''] = /^(-)?R?\s?(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', '')) ?? [];
  if (rand === undefined) throw new FileFault(`Line ${line}: '${text}' is no amount.`);
  return (minus ? -1 : 1) * (Number(rand) * 100 + Number(rest.padEnd(2, '0')));
}

const sumOf = (list: readonly SettlementPayment[], of: 'gross' | 'fee' | 'net') =>
  list.reduce((sum, payment) => sum + payment[of], 0);

/** Where the headings stand, and which cell has which role. */
function tableOf(records: readonly string[][], gateway: GatewayName) {
  const head = records.findIndex((cells) => knows(cells, gateway));
  const names = records[head];
  if (!names) {
    const other = gatewayNames.find((each) => records.some((cells) => knows(cells, each)));
    throw new FileFault(
      other
        ? `This is a file of ${gatewayWords[other]}, not of ${gatewayWords[gateway]}.`
        : `This is no settlement file of ${gatewayWords[gateway]}: its columns ${Object.values(headings[gateway]).join(', ')} are not there.`,
    );
  }
  const place = Object.fromEntries(roles.map((role) => [role, names.indexOf(headings[gateway][role])]));
  return { head, width: names.length, cell: (cells: readonly string[], role: Role) => cells[place[role] ?? -1] ?? '' };
}

/** Reads a settlement file, whole or not at all: it ends with its totals, and they have to be right. */
export function readSettlement(gateway: GatewayName, csv: string): SettlementFile {
  const records = recordsOf(csv);
  const { head, width, cell } = tableOf(records, gateway);
  const rows = records.slice(head + 1).map((cells, place) => ({ cells, line: head + place + 2 }));
  const last = rows.pop();
  const isTotal = last?.cells[0]?.toLowerCase() === 'total';
  if (!last || !isTotal) throw new FileFault('The file ends without its totals: it is cut off. Load it again.');
  const money = (cells: readonly string[], line: number) => ({
    gross: centsIn(cell(cells, 'gross'), line),
    // Some write what they keep as less than nothing.
    fee: Math.abs(centsIn(cell(cells, 'fee'), line)),
    net: centsIn(cell(cells, 'net'), line),
  });
  const payments = rows.map(({ cells, line }) => {
    if (cells.length !== width) throw new FileFault(`Line ${line} is not whole: the file is cut off. Load it again.`);
    const amounts = money(cells, line);
    if (amounts.net !== amounts.gross - amounts.fee)
      throw new FileFault(`Line ${line}: what is left is not the amount less the fee.`);
    const paidOn = cell(cells, 'date').slice(0, 10);
    if (!/^20\d\d-\d\d-\d\d$/.test(paidOn) || Number.isNaN(Date.parse(paidOn)))
      throw new FileFault(`Line ${line}: '${cell(cells, 'date')}' is no date.`);
    const payment = cell(cells, 'payment');
    if (payment === '') throw new FileFault(`Line ${line} has no number of the payment.`);
    return { payment, reference: cell(cells, 'reference').toUpperCase(), paidOn, ...amounts };
  });
  if (payments.length === 0) throw new FileFault('There are no payments in this file.');
  const twice = payments.find((one, place) => payments.findIndex(({ payment }) => payment === one.payment) !== place);
  if (twice) throw new FileFault(`The payment ${twice.payment} stands there twice.`);
  const total = money(last.cells, last.line);
  for (const column of ['gross', 'fee', 'net'] as const)
    if (total[column] !== sumOf(payments, column))
      throw new FileFault('The totals are not those of the lines: the file is cut off or was changed. Load it again.');
  const days = payments.map(({ paidOn }) => paidOn).toSorted();
  return { payments, from: days[0] ?? '', until: days.at(-1) ?? '', ...total };
}
