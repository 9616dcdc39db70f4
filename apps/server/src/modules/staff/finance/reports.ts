import type { getTurnover, listLiabilities, listTurnover } from '@sgb/contract/ledger-desk.ts';
import { orderIdOf } from '@sgb/contract/order-states.ts';
import { addDays, startOfDay } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import {
  endOfMonthNamed,
  liabilitiesByDay,
  type Repayment,
  repayments,
  startOfMonthNamed,
  tillSums,
} from '../../books/ledger/index.ts';
import { taxedSales, vatWithin } from '../../buying/checkout/index.ts';
import { soldHere } from '../../buying/orders/index.ts';
import { deliverySouthAfrica } from '../../goods/pricing/settings.ts';
import { creditNotes } from './vat-rules.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const randBooks = ['available', 'bonus', 'frozen', 'commission', 'jar', 'gift'] as const;
type Owed = Record<(typeof randBooks)[number], number>;

/** What we owe shoppers, at the end of each of these days. */
export async function liabilities({ db, clock }: StaffCall, { days }: InputOf<typeof listLiabilities>) {
  const now = clock.now();
  return { items: await owed(db, addDays(startOfDay(now), 1 - days), now) };
}

/** The same for any span of days. */
export async function owed(db: Database, from: Date, until: Date) {
  const rows = await db.read((reader) => liabilitiesByDay(reader, from, until));
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return [...byDay].map(([day, held]) => {
    const of = (book: string) => held.find((each) => each.book === book)?.held ?? 0;
    const inRand = Object.fromEntries(randBooks.map((book) => [book, of(book)])) as Owed;
    const total = Object.values(inRand).reduce((sum, cents) => sum + cents, 0);
    return { day, ...inRand, total, scoin: of('scoin') + of('scoin.frozen') };
  });
}

/** What went back of sales from our own shelves: what comes from China has no VAT of ours. */
async function localRepayments(reader: Sql, from: Date, until: Date): Promise<Repayment[]> {
  const all = await repayments(reader, from, until);
  const orders = all.map(({ ref }) => orderIdOf(ref) ?? 0);
  const here = all.length > 0 ? await soldHere(reader, orders) : new Set<number>();
  return all.filter((_, place) => here.has(orders[place] ?? 0));
}

/** What we earned and gave in a month, by the books; and what we have to pay of it as VAT, by the tax invoices. */
/** The figures of a month as lines of a file. */
export async function turnoverLines(call: StaffCall, input: InputOf<typeof listTurnover>) {
  const { tills, vat } = await turnover(call, input);
  const line = (place: string, net: number) => ({ place, came: 0, went: 0, net });
  return {
    items: [
      ...tills.map(({ till, ...moved }) => ({ place: till, ...moved })),
      line('VAT of tax invoices', vat.vat),
      line('VAT of credit notes', -vat.credited.vat),
      line('VAT to pay', vat.due),
    ],
  };
}

export async function turnover(call: StaffCall, { month }: InputOf<typeof getTurnover>) {
  const { settings } = await atOf(call);
  const [from, until] = [startOfMonthNamed(month), endOfMonthNamed(month)];
  const { vatBasisPoints } = settings.get(deliverySouthAfrica);
  const { sums, taxed, credited } = await call.db.read(async (reader) => ({
    sums: await tillSums(reader, from, until),
    taxed: await taxedSales(reader, from, until, vatBasisPoints),
    credited: creditNotes(await localRepayments(reader, from, until), from, (cents) =>
      vatWithin(cents, vatBasisPoints),
    ),
  }));
  const tills = sums.map(({ till, came, went }) => ({ till, came, went, net: came - went }));
  const sales = tills.filter(({ till }) => till.startsWith('sales.')).reduce((sum, { net }) => sum + net, 0);
  return {
    month,
    tills,
    sales,
    vat: { ...taxed, credited, due: taxed.vat - credited.vat, basisPoints: vatBasisPoints },
  };
}
