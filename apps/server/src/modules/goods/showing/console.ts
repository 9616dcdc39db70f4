import type { Desk } from '../../../platform/desk.ts';
import { deskGoods } from '../catalog/index.ts';
import { numbersFor } from './service.ts';

/** The box shows the best of them; the page of goods shows all. */
const shown = 5;

export const desk: Desk = {
  searchers: [
    {
      kind: 'product',
      right: 'marketing',
      // Words, or a supplier's number; our own numbers and addresses are no goods.
      pattern: /^(?:[1-9]\d{5,14}|[a-z][a-z ’'-]{2,})$/i,
      async search(call, typed) {
        const ids = (await numbersFor(call, typed)).slice(0, shown);
        const rows = await call.db.read((reader) => deskGoods(reader, ids));
        return rows.map(({ id, title, onShelf, hiddenAt }) => ({
          id,
          number: String(id),
          title,
          state: hiddenAt ? 'Hidden' : onShelf ? '' : 'Not on the shelf',
          at: null,
          cents: null,
          accountId: null,
        }));
      },
    },
  ],
};
