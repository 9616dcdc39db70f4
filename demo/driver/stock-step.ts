import { type DispatchState, dispatchStates } from '@sgb/contract/dispatch-states.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import {
  arrive,
  type DispatchRow,
  dispatchById,
  dispatchesToDrive,
  handOver,
  takeBack,
} from '@sgb/server/modules/stock/dispatches/seed.ts';
import { coolingSales, payEarly } from '@sgb/server/modules/stock/listings/seed.ts';
import type { App } from '@sgb/server/platform/app.ts';
import { atOf } from '@sgb/server/platform/at.ts';
import { Refusal, refuse } from '@sgb/server/platform/http/refusal.ts';
import { comesBack, drivenDispatchStates, packer } from './rules.ts';

const atOnce = 20;
const { processing, shipped } = dispatchStates;

/** Makes the next thing happen to a parcel from a shelf. Answers where it is then. */
export async function driveDispatch(app: App, row: DispatchRow, back: boolean): Promise<DispatchState | Refusal> {
  const { id, state } = row;
  const by = (await app.db.read((reader) => accountByLogin(reader, packer)))?.id;
  if (by === undefined || (state !== processing && state !== shipped)) return refuse('nothingToDrive');
  const at = await atOf(app);
  const done = await app.db.transact((tx) => {
    const staff = { by, ...at };
    if (state === processing) {
      return handOver(tx, { id, carrier: 'Pudo', waybill: `PUDO-S${String(id).padStart(7, '0')}` }, staff);
    }
    return back ? takeBack(tx, { id, reason: 'notCollected', damaged: [] }, staff) : arrive(tx, id, staff);
  });
  if (done instanceof Refusal) return done;
  return (await app.db.read((reader) => dispatchById(reader, id)))?.state ?? state;
}

interface Due {
  readonly paidAfter: Date;
  readonly since?: Date;
}

export const dispatchesDue = (app: App, { paidAfter, since }: Due): Promise<DispatchRow[]> =>
  app.db.read((reader) =>
    dispatchesToDrive(reader, { states: drivenDispatchStates, madeAfter: paidAfter, since }, atOnce),
  );

export const salesDue = (app: App, { paidAfter, since = app.clock.now() }: Due): Promise<number[]> =>
  app.db.read((reader) => coolingSales(reader, paidAfter, since, atOnce));

/** What sellers send from their shelves reaches their clients, and what they sold and is signed for is paid out. */
export async function driveShelves(app: App, due: Due): Promise<void> {
  for (const row of await dispatchesDue(app, due)) {
    const outcome = await driveDispatch(app, row, comesBack(row.id));
    if (outcome instanceof Refusal) app.log.warn({ dispatch: row.id }, `the demo does not move: ${outcome.message}`);
  }
  const now = app.clock.now();
  for (const orderId of await salesDue(app, due)) await app.db.transact((tx) => payEarly(tx, orderId, now));
}
