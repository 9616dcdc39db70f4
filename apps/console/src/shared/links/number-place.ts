import { may, type Person, type Right } from '@sgb/contract/policy.ts';

interface Kind {
  /** What its numbers look like, without the ends. */
  readonly pattern: string;
  readonly right: Right;
  readonly place: (number: string) => string;
}

const idIn = (number: string) => Number(/\d+$/.exec(number)?.[0]);

/** Things with a number and a page: who may open it, and where it is. */
const kinds: readonly Kind[] = [
  { pattern: 'SO\\d{8,10}', right: 'orders', place: (number) => `/orders/${idIn(number)}` },
  { pattern: 'CO\\d{8,10}', right: 'orders', place: (number) => `/orders?checkout=${idIn(number)}` },
  { pattern: 'PC\\d{8,10}', right: 'orders', place: (number) => `/parcels/${idIn(number)}` },
  { pattern: 'PO\\d{7,10}', right: 'buying', place: (number) => `/purchases/${idIn(number)}` },
  { pattern: 'WO\\d{6,10}', right: 'customerService', place: (number) => `/cases/${idIn(number)}` },
  {
    pattern: 'GV\\d{8,10}',
    right: 'orderMoney',
    place: (number) => `/giftvouchers?q=${number}&open=${number}`,
  },
  { pattern: 'ME\\d{7,10}', right: 'finance', place: (number) => `/manual?open=${number}` },
  { pattern: 'RC\\d{10,16}', right: 'finance', place: (number) => `/recharges?q=${number}&open=${number}` },
];

const anyNumber = new RegExp(`\\b(${kinds.map(({ pattern }) => pattern).join('|')})\\b`);

/** Where a number leads for somebody; null where it is none, or not for them. */
export function placeOfNumber(number: string, me: Person | null): string | null {
  const kind = kinds.find(({ pattern }) => new RegExp(`^${pattern}$`).test(number));
  return kind && may(kind.right, me) ? kind.place(number) : null;
}

/** A text cut at the numbers in it: every second part is one. */
export const cutAtNumbers = (text: string): readonly string[] => text.split(anyNumber);
