import { dispatchStates } from '@sgb/contract/dispatch-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import { contactOf, insertReceivers, noId } from '@sgb/server/modules/people/clients/seed.ts';
import {
  type DispatchRow,
  failDispatch,
  moveDispatch,
  orderDispatch,
  sendPieces,
  shippedText,
  waitingFor,
} from '@sgb/server/modules/stock/dispatches/seed.ts';
import type { At } from '@sgb/server/platform/at.ts';
import type { Tx } from '@sgb/server/platform/db/database.ts';

/** Name, mobile, province, city, suburb, code, street. */
const clients = [
  ['Nomsa', 'Dube', '0835550142', 'Gauteng', 'Johannesburg', 'Melville', '2092', '21 Seventh Street'],
  ['Pieter', 'Botha', '0725550177', 'Western Cape', 'Cape Town', 'Claremont', '7708', '8 Main Road'],
  ['Ayesha', 'Patel', '0825550119', 'KwaZulu-Natal', 'Durban', 'Overport', '4091', '140 Ridge Road'],
  ['Kagiso', 'Molefe', '0715550163', 'Gauteng', 'Pretoria', 'Hatfield', '0083', '1021 Burnett Street'],
] as const;

type Way = 'locker' | 'door' | 'depot';

/** What becomes of it after so many days from the order. */
interface Plan {
  readonly orderedDaysAgo: number;
  readonly client: number;
  /** Which of the SKUs on the shelf, and how many pieces of each. */
  readonly goods: readonly (readonly [place: number, quantity: number])[];
  readonly way: Way;
  readonly reference: string;
  readonly shippedDaysAgo?: number;
  readonly ending?: { readonly to: 'delivered' | 'cameBack' | 'refused' | 'address'; readonly daysAgo: number };
}

const plans: readonly Plan[] = [
  {
    ...{ orderedDaysAgo: 2.6, client: 2, goods: [[9, 2]], way: 'door', reference: 'Insta 1041', shippedDaysAgo: 2.4 },
    ending: { to: 'cameBack', daysAgo: 0.6 },
  },
  {
    ...{ orderedDaysAgo: 2.5, client: 0, goods: [[6, 1]], way: 'locker', reference: 'Insta 1042', shippedDaysAgo: 2.2 },
    ending: { to: 'delivered', daysAgo: 1.1 },
  },
  {
    ...{ orderedDaysAgo: 2, client: 3, goods: [[7, 3]], way: 'door', reference: 'Insta 1044' },
    ending: { to: 'refused', daysAgo: 1.5 },
  },
  { orderedDaysAgo: 1.2, client: 1, goods: [[8, 2]], way: 'locker', reference: 'Insta 1047', shippedDaysAgo: 0.8 },
  {
    ...{ orderedDaysAgo: 0.9, client: 2, goods: [[10, 1]], way: 'door', reference: 'Insta 1049' },
    ending: { to: 'address', daysAgo: 0.5 },
  },
  {
    ...{ orderedDaysAgo: 0.3, client: 3, way: 'depot', reference: 'Insta 1052' },
    goods: [
      [6, 2],
      [11, 1],
    ],
  },
  { orderedDaysAgo: 0.1, client: 0, goods: [[12, 1]], way: 'door', reference: 'Insta 1053' },
];

const courier = { carrier: 'The Courier Guy', waybill: (id: number) => `TCG${String(880_000 + id)}` };
const { processing, waiting, shipped, review } = dispatchStates;

interface Making {
  readonly accountId: number;
  readonly packer: number;
  readonly settings: At['settings'];
  readonly today: Date;
  /** The SKUs on the shelf, in their order. */
  readonly skus: readonly number[];
}

interface Step {
  readonly at: Date;
  readonly run: (tx: Tx) => Promise<void>;
}

async function addClients(tx: Tx, accountId: number, now: Date): Promise<number[]> {
  const words = {
    label: '',
    type: 1,
    note: '',
    idType: 0,
    idNumber: '',
    isDefault: false,
    unit: '',
    email: '',
  } as const;
  const rows = clients.map(([firstName, lastName, mobile, province, city, suburb, postcode, street]) => ({
    ...contactOf({
      ...{ ...words, firstName, lastName, mobile, altMobile: '' },
      ...{ countryId: 1, province, city, suburb, postcode, street },
    }),
    ...{ ...noId, accountId, isDefault: false, createdAt: now, updatedAt: now },
  }));
  return insertReceivers(tx, rows);
}

async function end(tx: Tx, row: DispatchRow, to: NonNullable<Plan['ending']>['to'], packer: number, at: At) {
  const { now } = at;
  if (to === 'delivered') return moveDispatch(tx, row, { to: review, text: 'Delivered', by: packer, now });
  const wrong = 'The courier finds no such number in this street';
  if (to === 'address') {
    const change = { ...waitingFor('address', at), remark: wrong };
    return moveDispatch(tx, row, { to: waiting, text: wrong, by: packer, now }, change);
  }
  if (to === 'refused') {
    return failDispatch(
      tx,
      row,
      { reason: 'addressRefused', remark: wrong, refund: true, by: packer, text: wrong },
      at,
    );
  }
  const text = 'Nobody collected it';
  return failDispatch(tx, row, { reason: 'cameBack', remark: text, refund: false, by: packer, text }, at);
}

/** What the stocker's clients were sent, each thing at its time: something in every state. */
export function stepsOfDispatches({ accountId, packer, settings, today, skus }: Making): Step[] {
  const atOf = (daysAgo: number): At => ({ settings, now: addDays(today, -daysAgo) });
  let receivers: readonly number[] = [];
  const step = (daysAgo: number, run: (tx: Tx, at: At) => Promise<unknown>): Step => {
    const at = atOf(daysAgo);
    return { at: at.now, run: async (tx) => void (await run(tx, at)) };
  };
  const first = step(2.7, async (tx, { now }) => {
    receivers = await addClients(tx, accountId, now);
  });
  const others = plans.flatMap(({ orderedDaysAgo, client, goods, way, reference, shippedDaysAgo, ending }, place) => {
    let row: DispatchRow | undefined;
    const held = (): DispatchRow => {
      if (row) return row;
      throw new Error('a dispatch of the demo was not ordered');
    };
    const steps = [
      step(orderedDaysAgo, async (tx, at) => {
        const pieces = goods.map(([nth, quantity]) => ({ skuId: String(skus[nth]), quantity }));
        const key = `00000000-0000-4000-8000-0000000001${String(place).padStart(2, '0')}`;
        const order = { pieces, receiverId: receivers[client] ?? 0, way, reference, key };
        row = await orderDispatch(tx, accountId, order, at);
        if (row.state !== processing) throw new Error('the stocker of the demo cannot pay for a dispatch');
      }),
    ];
    if (shippedDaysAgo !== undefined) {
      steps.push(
        step(shippedDaysAgo, async (tx, at) => {
          const { carrier } = courier;
          const waybill = courier.waybill(held().id);
          await sendPieces(tx, held(), packer, at);
          const text = shippedText({ carrier, waybill, way });
          const change = { carrier, waybill, pieces: 'sent', pickedAt: at.now, pickedBy: packer } as const;
          row = await moveDispatch(tx, held(), { to: shipped, text, by: packer, now: at.now }, change);
        }),
      );
    }
    if (ending) steps.push(step(ending.daysAgo, (tx, at) => end(tx, held(), ending.to, packer, at)));
    return steps;
  });
  return [first, ...others];
}
