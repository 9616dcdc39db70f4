import type { stepDemoOrder } from '@sgb/contract/demo.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import type { z } from 'zod';
import type { App } from '../../platform/app.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { ordersAt, ordersById } from '../orders/index.ts';
import { drivenStatuses, nextSteps } from './rules.ts';
import { driveOrder, isDemo, type Props } from './step.ts';

const shown = 20;
const unknown = () => refuse('notFound', 'There is no demo here.');

export async function demoOrders(call: Call<'shopper'>) {
  if (!(await isDemo(call))) return unknown();
  const { on, stepSeconds } = (await call.settings()).get('demo.driver');
  const wanted = { statuses: drivenStatuses, accountId: call.session.accountId };
  const { items } = await call.db.read((reader) => ordersAt(reader, wanted, 1, shown));
  return {
    stepSeconds: on ? stepSeconds : 0,
    items: items.map(({ id, title, picture, quantity, status }) => ({
      id,
      number: orderNumber(id),
      title,
      picture,
      quantity,
      status,
      next: nextSteps[status] ?? '',
    })),
  };
}

export function demoStep(app: App, props: Props) {
  return async (call: Call<'shopper'>, { orderId }: z.output<typeof stepDemoOrder.input>) => {
    if (!(await isDemo(call))) return unknown();
    const [order] = await call.db.read((reader) => ordersById(reader, [orderId]));
    if (order?.accountId !== call.session.accountId) return refuse('notFound', 'This order is not one of yours.');
    const status = await driveOrder(app, props, order);
    return status instanceof Refusal ? status : { orderId, status };
  };
}
