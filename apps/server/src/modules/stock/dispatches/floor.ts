import {
  type DispatchState,
  dispatchNumber,
  dispatchStateNames,
  dispatchStates,
  dispatchWayWords,
} from '@sgb/contract/dispatch-states.ts';
import type { FloorStep } from '@sgb/contract/floor.ts';
import { idIn, type Scanner } from '../../../platform/desk.ts';
import { linesOnShelves } from '../shelves/index.ts';
import * as store from './store.ts';

const { processing, shipped, review } = dispatchStates;

/** What is done with a parcel of a seller to a client at what it is at. */
function stepsOf(state: DispatchState, picked: boolean): FloorStep[] {
  if (state === processing) return picked ? ['ship'] : ['pick', 'ship'];
  if (state === shipped) return ['delivered', 'cameBack'];
  return state === review ? ['cameBack'] : [];
}

export const scanners: readonly Scanner[] = [
  {
    pattern: /^SD\d{8,10}$/,
    async read(reader, code) {
      const row = await store.dispatchById(reader, idIn(code));
      if (!row) return [];
      const lines = await store.linesOf(reader, [row.id]);
      return [
        {
          kind: 'dispatch',
          id: row.id,
          number: dispatchNumber(row.id),
          title: `To ${row.receiverName}`,
          state: dispatchStateNames[row.state],
          site: 'johannesburg',
          steps: stepsOf(row.state, row.pickedAt !== null),
          facts: [
            { name: 'How', value: `${dispatchWayWords[row.way].label}, ${row.size}` },
            { name: 'Address', value: row.receiverAddress },
            ...(row.waybill ? [{ name: 'Waybill', value: `${row.carrier} ${row.waybill}` }] : []),
            ...(row.remark ? [{ name: 'Remark', value: row.remark }] : []),
          ],
          lines: await linesOnShelves(reader, row.accountId, lines),
          grams: 0,
          freight: '',
        },
      ];
    },
  },
];
