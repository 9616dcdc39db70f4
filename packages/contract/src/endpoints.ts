import { baseEndpoints } from './base-endpoints.ts';
import { booksEndpoints } from './books-endpoints.ts';
import { buyingEndpoints } from './buying-endpoints.ts';
import { careEndpoints } from './care-endpoints.ts';
import { cashEndpoints } from './cash-endpoints.ts';
import { communityEndpoints } from './community-endpoints.ts';
import * as demo from './demo.ts';
import type { Endpoint } from './endpoint.ts';
import { goodsEndpoints } from './goods-endpoints.ts';
import { logisticsEndpoints } from './logistics-endpoints.ts';
import { peopleEndpoints } from './people-endpoints.ts';
import { staffEndpoints } from './staff-endpoints.ts';
import { stockEndpoints } from './stock-endpoints.ts';

const all = [
  ...baseEndpoints,
  ...booksEndpoints,
  ...buyingEndpoints,
  ...careEndpoints,
  ...cashEndpoints,
  ...communityEndpoints,
  ...goodsEndpoints,
  ...logisticsEndpoints,
  ...peopleEndpoints,
  ...staffEndpoints,
  ...stockEndpoints,
  demo.listDemoOrders,
  demo.stepDemoOrder,
  demo.stepDemoParcel,
  demo.stepDemoDispatch,
] as const satisfies readonly Endpoint[];

/**
 * Every call of the API, domain by domain. What is not in these lists does not exist. The list is of any calls: where it
 * is gone through, the compiler would otherwise compare the types of all of them with one another.
 */
export const endpoints: readonly Endpoint[] = all;

/** The calls by name, 'GET /api/banner/list': all that a client needs at run time is that name. */
export type Calls = {
  [Call in (typeof all)[number] as `${Call['method']} ${Call['path']}`]: Call;
};
