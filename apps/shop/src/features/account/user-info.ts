import { query } from '../../shared/api/api.ts';

export const userInfoQuery = query('GET /api/user/info', {});
