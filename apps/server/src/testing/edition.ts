import { newestEdition } from '../platform/audit/edition.ts';
import type { TestShop } from './shop.ts';

/** As if somebody had just read what they edit: spread it into the input. */
export const justRead = async ({ app }: Pick<TestShop, 'app'>) => ({
  edition: Number(await app.db.read(newestEdition)),
});
