import type { IncomingHttpHeaders } from 'node:http';
import type { GatewayName } from '@sgb/contract/recharge-options.ts';
import { z } from 'zod';
import { CallbackRefused } from '../../../adapters/payment/gateway.ts';
import { alertStaff } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts';
import * as store from './callback-store.ts';
import type { Payments } from './service.ts';
import { settleNews } from './settle.ts';

/** The headers that a check needs; the others are nobody's business later. */
const keptHeaders = ['content-type', 'user-agent', 'webhook-id', 'webhook-timestamp', 'webhook-signature'];

function kept(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    keptHeaders.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}

const order = { name: 'recharge.callback', payload: z.object({ id: z.int() }) };

/** What a gateway sends is answered at once and thought about afterwards, so that nothing is lost and nobody waits. */
export async function takeCallback(
  app: App & Payments,
  sent: { gateway: GatewayName; raw: Buffer; headers: IncomingHttpHeaders; ip: string },
): Promise<200 | 400 | 404> {
  const gateway = app.payments.get(sent.gateway);
  if (!gateway) return 404;
  const now = app.clock.now();
  try {
    gateway.checkSignature(sent.raw, sent.headers, now);
  } catch (error) {
    if (!(error instanceof CallbackRefused)) throw error;
    app.log.warn({ gateway: sent.gateway, because: error.because, ip: sent.ip }, 'a callback is not believed');
    return 400;
  }
  await app.db.transact(async (tx) => {
    const id = await store.insertCallback(tx, {
      gateway: sent.gateway,
      body: sent.raw,
      headers: kept(sent.headers),
      ip: sent.ip,
      receivedAt: now,
    });
    enqueue(tx, order, { id }, { urgent: true });
  });
  return 200;
}

/** Checks a callback to the end and does what follows. A gateway that cannot be asked is asked again later. */
export const callbackJob = defineJob({
  ...order,
  async run(app: App & Payments, { id }) {
    const row = await app.db.read((reader) => store.openCallback(reader, id));
    if (!row) return;
    const gateway = app.payments.get(row.gateway as GatewayName);
    if (!gateway) throw new Error(`there are no secrets for ${row.gateway}`);
    const end = (state: 1 | 2, said: string) =>
      app.db.transact((tx) => store.endCallback(tx, id, { state, said, now: app.clock.now() }));
    try {
      const news = await gateway.handleCallback(row.body, row.headers, row.ip, row.receivedAt);
      await end(1, news ? await settleNews(app, gateway.name, news) : 'no payment');
    } catch (error) {
      if (!(error instanceof CallbackRefused)) throw error;
      app.log.warn({ gateway: row.gateway, because: error.because }, `a callback is not believed: ${error.message}`);
      const title = `A rightly signed callback of ${row.gateway} was not believed`;
      const alert = {
        kind: `recharge.callback:${row.gateway}:${error.because}`,
        title,
        body: `Callback ${id}: ${error.message}.`,
        page: 'recharges',
      } as const;
      await app.db.transact((tx) => alertStaff(tx, alert, app.clock.now()));
      await end(2, error.because);
    }
  },
});
