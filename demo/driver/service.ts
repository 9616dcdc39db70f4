import type { stepDemoDispatch, stepDemoOrder, stepDemoParcel } from '@sgb/contract/demo.ts';
import { dispatchNumber } from '@sgb/contract/dispatch-states.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { ordersAt, ordersById } from '@sgb/server/modules/buying/orders/index.ts';
import { parcelById } from '@sgb/server/modules/logistics/parcels/index.ts';
import { parcelsToDrive } from '@sgb/server/modules/logistics/parcels/seed.ts';
import { ordersToSplit } from '@sgb/server/modules/logistics/splits/seed.ts';
import { dispatchById, dispatchesToDrive } from '@sgb/server/modules/stock/dispatches/seed.ts';
import type { Call } from '@sgb/server/platform/http/call.ts';
import { Refusal, refuse } from '@sgb/server/platform/http/refusal.ts';
import type { z } from 'zod';
import { driveParcel } from './parcel-step.ts';
import {
  drivenDispatchStates,
  drivenParcelStatuses,
  drivenStatuses,
  nextDispatchSteps,
  nextSteps,
  parcelStep,
  splitStep,
} from './rules.ts';
import { demoDriver } from './settings.ts';
import { type DriverApp, driveOrder, isDemo } from './step.ts';
import { driveDispatch } from './stock-step.ts';

const shown = 20;
const unknown = () => refuse('notFound', 'There is no demo here.');

export async function demoOrders(call: Call<'shopper'>) {
  if (!(await isDemo(call))) return unknown();
  const { on, stepSeconds } = (await call.settings()).get(demoDriver);
  const { accountId } = call.session;
  const { items, splitting, parcels, dispatches } = await call.db.read(async (reader) => ({
    ...(await ordersAt(reader, { statuses: drivenStatuses, accountId }, 1, shown)),
    parcels: await parcelsToDrive(reader, { statuses: drivenParcelStatuses, accountId }, shown),
    splitting: await ordersById(reader, await ordersToSplit(reader, { accountId }, shown)),
    dispatches: await dispatchesToDrive(reader, { states: drivenDispatchStates, accountId }, shown),
  }));
  return {
    stepSeconds: on ? stepSeconds : 0,
    items: [...items, ...splitting].map(({ id, title, picture, quantity, status }) => ({
      id,
      number: orderNumber(id),
      title,
      picture,
      quantity,
      status,
      next: nextSteps[status] ?? splitStep,
    })),
    parcels: parcels.map((parcel) => ({
      id: parcel.id,
      number: parcelNumber(parcel.id),
      lineName: parcel.lineName,
      receiver: parcel.receiver.name,
      status: parcel.status,
      next: parcelStep(parcel)?.words ?? '',
    })),
    dispatches: dispatches.map(({ id, receiverName, reference, state }) => ({
      id,
      number: dispatchNumber(id),
      receiver: receiverName,
      reference,
      state,
      next: nextDispatchSteps[state] ?? '',
    })),
  };
}

export function demoStep(app: DriverApp) {
  return async (call: Call<'shopper'>, { orderId }: z.output<typeof stepDemoOrder.input>) => {
    if (!(await isDemo(call))) return unknown();
    const [order] = await call.db.read((reader) => ordersById(reader, [orderId]));
    if (order?.accountId !== call.session.accountId) return refuse('notFound', 'This order is not one of yours.');
    const status = await driveOrder(app, order);
    return status instanceof Refusal ? status : { orderId, status };
  };
}

export function demoParcelStep(app: DriverApp) {
  return async (call: Call<'shopper'>, { parcelId }: z.output<typeof stepDemoParcel.input>) => {
    if (!(await isDemo(call))) return unknown();
    const parcel = await call.db.read((reader) => parcelById(reader, parcelId, call.session.accountId));
    if (!parcel) return refuse('notFound', 'This parcel is not one of yours.');
    const status = await driveParcel(app, parcel);
    return status instanceof Refusal ? status : { parcelId, status };
  };
}

export function demoDispatchStep(app: DriverApp) {
  return async (call: Call<'shopper'>, { dispatchId, back }: z.output<typeof stepDemoDispatch.input>) => {
    if (!(await isDemo(call))) return unknown();
    const row = await call.db.read((reader) => dispatchById(reader, dispatchId));
    if (row?.accountId !== call.session.accountId) return refuse('notFound', 'This parcel is not one of yours.');
    const state = await driveDispatch(app, row, back === 1);
    return state instanceof Refusal ? state : { dispatchId, state };
  };
}
