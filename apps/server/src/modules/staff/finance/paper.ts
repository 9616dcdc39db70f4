import { dateAndTime, monthAndYear } from '@sgb/contract/date-words.ts';
import type { getLedgerPaper } from '@sgb/contract/ledger-desk.ts';
import { formatCount, formatPercent, formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import { noteAudit } from '../../../platform/audit/scope.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { closedSums, closings, endOfMonthNamed, startOfMonthNamed } from '../../books/ledger/index.ts';
import { namesOf } from './names.ts';
import { owed, turnover } from './reports.ts';
import type { Sheet } from './sheet.ts';

type StaffCall = Call<'staff'>;
type Input = z.output<typeof getLedgerPaper.input>;

const inRand = ([till]: readonly [string, ...unknown[]]) => !till.startsWith('scoin');

async function turnoverSheet(call: StaffCall, month: string): Promise<Sheet> {
  const { tills, sales, vat } = await turnover(call, { month });
  const rate = formatPercent(vat.basisPoints);
  return {
    title: 'Turnover and VAT',
    facts: [
      ['Sales, less what went back', formatRand(sales)],
      [`Tax invoices: ${formatCount(vat.invoices)}, in all`, formatRand(vat.total)],
      [`VAT in them at ${rate}`, formatRand(vat.vat)],
      [`Credit notes: ${formatCount(vat.credited.notes)}, in all`, formatRand(vat.credited.total)],
      ['VAT in them', formatRand(vat.credited.vat)],
      ['VAT to pay', formatRand(vat.due)],
    ],
    columns: ['Place', 'Came in', 'Left', 'Net'],
    rows: tills
      .map(({ till, came, went, net }) => [till, formatRand(came), formatRand(went), formatRand(net)] as const)
      .filter(inRand),
  };
}

async function liabilitiesSheet({ db, clock }: StaffCall, month: string): Promise<Sheet> {
  const [from, end, now] = [startOfMonthNamed(month), endOfMonthNamed(month), clock.now()];
  const last = new Date(Math.min(end.getTime() - 1, now.getTime()));
  const days = from > now ? [] : await owed(db, from, last);
  const money = ['available', 'bonus', 'frozen', 'commission', 'jar', 'gift', 'total'] as const;
  return {
    title: 'What we owed shoppers',
    facts: [['At the end', formatRand(days[0]?.total ?? 0)]],
    columns: ['End of', 'Available', 'Bonus', 'Set aside', 'Commission', 'Jars', 'Vouchers', 'In all'],
    rows: days.map((day) => [day.day, ...money.map((book) => formatRand(day[book]))]),
  };
}

async function closingSheet({ db }: StaffCall, month: string): Promise<Sheet | Refusal> {
  return db.read(async (reader) => {
    const [closing, sums] = [
      (await closings(reader)).find((each) => each.month === month),
      await closedSums(reader, month),
    ];
    if (!closing || !sums) return refuse('notFound', `${month} is not closed.`);
    const nameOf = await namesOf(reader, [closing.closedBy]);
    return {
      title: 'A month that is closed',
      facts: [
        ['Closed', dateAndTime(closing.closedAt.toISOString())],
        ['By', nameOf(closing.closedBy)],
        ['Entries', formatCount(closing.entries)],
      ],
      columns: ['Place', 'What lay there at the end'],
      rows: Object.entries(sums)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([place, sum]) => [place, formatRand(sum)] as const)
        .filter(inRand),
    };
  });
}

const sheets = { turnover: turnoverSheet, liabilities: liabilitiesSheet, close: closingSheet } as const;

export async function paper(call: StaffCall, { kind, month }: Input) {
  const sheet = await sheets[kind](call, month);
  if (sheet instanceof Refusal) return sheet;
  // What makes files is loaded when somebody wants one.
  const { draw } = await import('./draw.ts');
  const file = await draw(sheet, {
    month: monthAndYear(`${month}-15T10:00:00Z`),
    made: dateAndTime(call.clock.now().toISOString()),
  });
  noteAudit({ subject: `report ${kind} ${month}`, after: { rows: sheet.rows.length } });
  // In a transaction, so that it is written down.
  await call.db.transact((tx) => tx.run('finance.paperTaken', 'select 1', []));
  return { fileName: `${kind}-${month}.pdf`, mediaType: 'application/pdf', base64: file.toString('base64') };
}
