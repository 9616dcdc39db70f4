import { activeStates } from '@sgb/contract/workorder-states.ts';
import type { WayOn } from '../../shared/trade/ways-on.tsx';
import type { Parcel } from './parcel.ts';

/** Where something is done with a parcel now. */
export function waysOf({ status, packed, number, cases }: Parcel): readonly WayOn[] {
  const way = (when: boolean, ...[to, words, right]: [string, string, WayOn['right']]) =>
    when ? [{ to, words, right }] : [];
  return [
    ...way(status === 20 && !packed, '/packing', 'Pack it', 'warehouse'),
    ...way(status === 20 && packed, '/leaving', 'Let it leave', 'warehouse'),
    ...way(status === 67 || status === 73, '/depot', 'Hand it over', 'warehouse'),
    ...way(status > 8 && status < 90, `/scan?code=${number}`, 'What the warehouse does with it', 'warehouse'),
    ...way(true, `/ledger?q=${number}`, 'In the books', 'finance'),
    ...cases
      .filter(({ state }) => activeStates.includes(state))
      .flatMap(({ id, number: of }) => way(true, `/cases/${id}`, `Case ${of}`, 'customerService')),
  ];
}
