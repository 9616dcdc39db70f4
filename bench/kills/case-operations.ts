import { caseTypes } from '@sgb/contract/workorder-states.ts';
import { buy } from './buying.ts';
import type { Operation } from './operation.ts';

/** Something is wrong with what was paid: the shopper opens a case, and staff end it with the money back. */
const settled: Operation = {
  name: 'case settled',
  lanes: 2,
  found: `
    select order_id::text as key, format('%s gets %s back', account_id, back_cents) as fact
    from work_orders where back_cents > 0`,
  async perform(world) {
    const { staff, record } = world;
    const bought = await buy(world);
    if (!bought) return;
    const { person, orderId: shoporderid } = bought;
    const said = { shoporderid, type: caseTypes.payment, content: 'I paid for this twice, please look' } as const;
    // Sent again, it is refused because it is open already: whatever was answered, it is there.
    await world.ask(this.name, person, 'POST /api/user/workorder/save', said);
    const casesOf = () => world.ask(this.name, person, 'GET /api/shoporder/workorder/detail', { shoporderid });
    const opened = await casesOf();
    const id = opened.done ? opened.data.cases[0]?.id : undefined;
    if (id === undefined) return;
    const desk = await world.ask(this.name, staff, 'GET /api/staff/workorder/detail', { id });
    const backCents = desk.done ? desk.data.choices.find(({ kind }) => kind === 'refund')?.mostCents : undefined;
    if (!backCents) return;
    const wish = record.begin(this.name, String(shoporderid), `${person.id} gets ${backCents} back`);
    const decision = { id, outcome: { kind: 'refund' }, answer: 'You are right, here it is' } as const;
    const decided = await world.ask(this.name, staff, 'POST /api/staff/workorder/decide', decision);
    // This call has no key: whoever does not know whether it was heard looks.
    const seen = decided.done ? undefined : await casesOf();
    const back = decided.done ? decided.data.backCents : seen?.done ? seen.data.cases[0]?.backCents : 0;
    if (back !== backCents) return record.refuse(wish);
    record.acknowledge(wish, [{ owner: person.id, book: 'available', cents: backCents }]);
  },
};

export const caseOperations: readonly Operation[] = [settled];
