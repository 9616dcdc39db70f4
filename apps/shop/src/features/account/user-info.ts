import { query } from '../../shared/api.ts';

export const userInfoQuery = query('GET /api/user/info', {});
