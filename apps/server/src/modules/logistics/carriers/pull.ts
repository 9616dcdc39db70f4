import type { IncomingHttpHeaders } from 'node:http';
import { carrierKindNames } from '@sgb/contract/carrier-kinds.ts';
import { z } from 'zod';
import {
  CarrierError,
  type CarrierEvent,
  type CarrierGateway,
  WebhookRefused,
} from '../../../adapters/carrier/gateway.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { CarrierApp } from './book.ts';
import { applyCarrierEvent } from './events.ts';
import * as store from './store.ts';

/** An event that is looked at outside the request that brought it, and again when that failed. */
export const eventOrder = {
  name: 'parcels.carrierEvent',
  payload: z.object({
    carrier: z.string(),
    id: z.string(),
    ref: z.string(),
    waybill: z.string(),
    kind: z.enum(carrierKindNames),
    at: z.string(),
    place: z.string(),
    text: z.string(),
    code: z.string().nullable(),
  }),
};

type Kept = z.output<typeof eventOrder.payload>;

const keptOf = (carrier: string, event: CarrierEvent): Kept => ({ ...event, carrier, at: event.at.toISOString() });

async function later(app: CarrierApp, carrier: string, events: readonly CarrierEvent[]): Promise<void> {
  await app.db.transact(async (tx) => {
    for (const event of events) {
      enqueue(tx, eventOrder, keptOf(carrier, event), { key: `${carrier} ${event.id}` });
    }
  });
}

export async function takeEvent(app: CarrierApp, { carrier, at, ...event }: Kept): Promise<void> {
  const settings = await app.settings();
  const told = { ...event, at: new Date(at) };
  await app.db.transact((tx) => applyCarrierEvent(tx, carrier, told, { settings, now: app.clock.now() }));
}

const mostPages = 50;

/** Reads on in what a carrier tells. What cannot be done now is tried again, and keeps nobody else waiting. */
export async function pullEvents(app: CarrierApp, gateway: CarrierGateway): Promise<void> {
  for (let page = 0; page < mostPages; page++) {
    const from = await app.db.read((reader) => store.cursorOf(reader, gateway.name));
    const { events, cursor, more } = await gateway.events(from);
    for (const event of events) {
      try {
        await takeEvent(app, keptOf(gateway.name, event));
      } catch (error) {
        app.log.error({ err: error, event: event.id }, 'an event of a carrier is tried again');
        await later(app, gateway.name, [event]);
      }
    }
    await app.db.transact((tx) => store.writeCursor(tx, gateway.name, from, cursor, app.clock.now()));
    if (!more) return;
  }
}

/** Asks the carrier of the settings; one that is ill is asked again soon. */
export async function pullCarrier(app: CarrierApp): Promise<void> {
  const gateway = await app.carriers.current();
  try {
    await pullEvents(app, gateway);
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    app.log.warn({ carrier: gateway.name, fault: error.fault, code: error.code }, `carrier: ${error.message}`);
  }
}

/** What a carrier sends is answered at once and looked at afterwards. */
export async function takeWebhook(
  app: CarrierApp,
  sent: { readonly raw: Buffer; readonly headers: IncomingHttpHeaders; readonly ip: string },
): Promise<200 | 400> {
  const gateway = await app.carriers.current();
  try {
    const events = gateway.readWebhook(sent.raw, sent.headers, app.clock.now());
    await later(app, gateway.name, events);
    return 200;
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error;
    app.log.warn({ carrier: gateway.name, because: error.because, ip: sent.ip }, 'a webhook is not believed');
    return 400;
  }
}
