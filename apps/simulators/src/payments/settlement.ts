import { shopDay } from '@sgb/contract/time.ts';
import { NotTaken, type Payment, type PaymentBook } from './book.ts';

/** What a file can be made to differ in: a payment left out, R 1.00 less, one that no shop asked for, one taken back, no end. */
const differences = ['missing', 'amount', 'extra', 'takenBack', 'cutOff'] as const;

const heads: Readonly<Record<Payment['gateway'], readonly string[]>> = {
  payfast: ['Date', 'Type', 'M Payment ID', 'PF Payment ID', 'Gross', 'Fee', 'Net'],
  ozow: ['CreatedDate', 'SiteCode', 'TransactionReference', 'TransactionId', 'Amount', 'Fee', 'NetAmount'],
  yoco: ['Created', 'Type', 'External ID', 'Payment ID', 'Amount', 'Fee', 'Net'],
};
const seconds = { payfast: 'Funds Received', ozow: 'TSTSTE0001', yoco: 'Payment' } as const;

interface Row {
  readonly at: string;
  readonly ref: string;
  readonly txId: string;
  readonly cents: number;
}

const text = (cents: number) => `${cents < 0 ? '-' : ''}${(Math.abs(cents) / 100).toFixed(2)}`;
/** 2.3 percent, as cards cost here. */
const feeOf = (cents: number) => (cents > 0 ? Math.round(cents * 0.023) : 0);

/** The settlement file of one gateway and day: GET /control/settlement?gateway=payfast&day=2026-11-17&differences=missing,extra */
export function settlementFile(book: PaymentBook, query: URLSearchParams): string {
  const gateway = query.get('gateway') as Payment['gateway'];
  if (!(gateway in heads)) throw new NotTaken(400, 'gateway must be payfast, ozow or yoco');
  const day = query.get('day') ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new NotTaken(400, 'day must be a day such as 2026-11-17');
  const wanted = new Set((query.get('differences') ?? '').split(',').filter(Boolean));
  const strange = [...wanted].find((each) => !(differences as readonly string[]).includes(each));
  if (strange) throw new NotTaken(400, `${strange} is none of ${differences.join(', ')}`);
  const at = `${day} 10:00:00`;
  const paid = book
    .of(gateway)
    .filter(({ outcome, createdAt }) => outcome === 'paid' && shopDay(new Date(createdAt)) === day)
    .map(({ ref, txId, amount }): Row => ({ at, ref, txId, cents: Math.round(Number(amount) * 100) }));
  if (wanted.has('missing')) paid.shift();
  const [first] = paid;
  if (wanted.has('amount') && first) paid[0] = { ...first, cents: first.cents - 100 };
  if (wanted.has('extra')) paid.push({ at, ref: 'RC2020010100001', txId: `extra-${day}`, cents: 12_300 });
  if (wanted.has('takenBack'))
    paid.push({ at, ref: first?.ref ?? '', txId: `back-${day}`, cents: -(first?.cents ?? 500) });
  const rows = paid.map(({ at: when, ref, txId, cents }) => {
    const fee = feeOf(cents);
    return [
      when,
      seconds[gateway],
      ref,
      txId,
      text(cents),
      text(gateway === 'payfast' ? -fee : fee),
      text(cents - fee),
    ];
  });
  const gross = paid.reduce((sum, { cents }) => sum + cents, 0);
  const fee = paid.reduce((sum, { cents }) => sum + feeOf(cents), 0);
  const total = ['Total', '', '', '', text(gross), text(fee), text(gross - fee)];
  const lines = [heads[gateway], ...rows, ...(wanted.has('cutOff') ? [] : [total])];
  return `${lines.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')}\n`;
}
