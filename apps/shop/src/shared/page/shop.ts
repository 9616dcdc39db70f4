import type { ChildCategories } from '@sgb/contract/catalog.ts';
import type { ShopInfo } from '@sgb/contract/content.ts';
import { query, useAnswer } from '../api/api.ts';

/** Absent only on the error page of a shop whose server could not even say who it is. */
export function useShopInfo(): ShopInfo | undefined {
  return useAnswer(query('GET /api/shoppingmall/info', {})).data;
}

export type Department = ChildCategories['children'][number];

export function useDepartments(): readonly Department[] {
  return useAnswer(query('GET /api/category/listSaleChildByParent', {})).data?.children ?? [];
}
