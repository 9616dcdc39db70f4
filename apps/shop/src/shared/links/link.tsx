import type { Theme } from '@sgb/contract/catalogue.ts';
import type { LinkProps } from '@sgb/ui/link.ts';
import { bigTreeHref } from '../search/keyword.ts';
import { Link } from './router-link.tsx';

/** The router's link in the shape that shared components expect. */
export function ShopLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}

/** Where a picture of this key is served; one of our own photos is its address, and nothing is nowhere. */
export function pictureUrl(key: string): string {
  return key === '' || key.startsWith('/') ? key : `/img/${key}`;
}

/** A part with pictures as words: what becomes of an address depends on how it begins, so all of them must begin alike. */
export function withPictures(part: string, keys: readonly string[]): string | undefined {
  return keys.every((key) => key !== '' && !/^\/|\?/.test(key)) ? part : undefined;
}

export function productHref(id: string): string {
  return `/product/${id}.html`;
}

export function categoryHref(id: number): string {
  return `/shoppingmall/categoryproduct/${id}`;
}

/** The login page, which leads back to this place. */
export function loginHref({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?origUrl=${encodeURIComponent(pathname + search)}`;
}

/** A supplier's shop window, opened from one of its products. */
export function supplierHref(supplierId: string, productId: string): string {
  return `/supplier/store/${supplierId}/${productId}`;
}

export function activityHref(theme: Theme): string {
  return `/thematicactivities/${theme}/index`;
}

export const showcaseHrefs = {
  inVogue: '/invogue/index',
  shopWindow: '/mainwindow/index',
  localStock: '/localstock/index',
  bigTree: bigTreeHref,
  clearance: '/clearance/index',
} as const;

/** A single piece on clearance. */
export function pieceHref(id: number): string {
  return `/clearance/detail/${id}`;
}

export const topSuppliersHref = '/supplier/product/index';

/** All goods of a supplier; without one, the best of the best suppliers. */
export function supplierGoodsHref(supplierId?: string): string {
  return supplierId ? `/supplier/productlist?sellerid=${supplierId}` : '/supplier/productlist';
}
