import { query } from './api.ts';

/** The numbers of all that a shopper saved. */
export const idsQuery = query('GET /api/user/collectionids', {});
