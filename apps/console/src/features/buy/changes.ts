/** What buying changes. */
export const changes = [
  'GET /api/staff/purchase/orders',
  'GET /api/staff/purchase/queue',
  'GET /api/staff/purchase/list',
] as const;
