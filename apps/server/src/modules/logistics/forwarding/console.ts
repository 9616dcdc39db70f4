import { forwardStates } from '@sgb/contract/forwarding-words.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { Desk } from '../../../platform/desk.ts';
import { unknownText } from '../warehouse/index.ts';
import { forwardingTerms } from './settings.ts';

interface Declared {
  readonly content: string;
  readonly quantity: number;
  readonly courier: string;
  readonly remark: string;
}

const text = `select content, quantity, courier, remark from forwarded_parcels
  where tracking = $1 and state = ${forwardStates.declared} limit 1`;

export const desk: Desk = {
  queues: [
    {
      name: 'ownerless',
      title: 'Parcels without owner',
      right: 'ownerless',
      text: unknownText,
      // After that the parcel is given up.
      dueOf: ({ oldest }, { settings }) => addDays(oldest, settings.get(forwardingTerms).shelfDays),
    },
  ],
  scanners: [
    {
      // What a shopper has said is coming; once it is here, it is an order.
      pattern: /^(?!(?:SO|PC|SD|SB)\d+$)[A-Z0-9-]{6,40}$/,
      async read(reader, code) {
        const rows = await reader.run<Declared>('forwarding.declared', text, [code]);
        return rows.map(({ content, quantity, courier, remark }) => ({
          kind: 'arrival',
          id: 0,
          number: code,
          title: `${quantity} x ${content}`,
          state: 'Declared by a shopper',
          site: 'guangzhou',
          steps: ['arrive'],
          facts: [{ name: 'Courier', value: courier }, ...(remark ? [{ name: 'Remark', value: remark }] : [])],
          lines: [],
          grams: 0,
          freight: '',
        }));
      },
    },
  ],
};
