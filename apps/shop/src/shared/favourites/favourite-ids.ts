import { query } from '../api/api.ts';

/** The numbers of all that a shopper saved. */
export const idsQuery = query('GET /api/user/collectionids', {});
