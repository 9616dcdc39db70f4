import type { APIRequestContext } from '@playwright/test';
import type { CallName, InputOf, OutputOf } from '@sgb/contract/client.ts';
import { ask } from './api.ts';

type Product = OutputOf<'GET /api/product/detail'>;
type Department = OutputOf<'GET /api/category/categories'>['departments'][number];

export const home = '/shoppingmall/index';

export function categoryPath(id: number): string {
  return `/shoppingmall/categoryproduct/${id}`;
}

export function productPath(id: string): string {
  return `/product/${id}.html`;
}

const answers = new Map<string, Promise<unknown>>();

/** The demo world stays as it is, so a worker asks for each thing once, whatever the number of its tests. */
function askOnce<Name extends CallName>(
  request: APIRequestContext,
  name: Name,
  input: InputOf<Name>,
): Promise<OutputOf<Name>> {
  const key = JSON.stringify({ name, input });
  const known = answers.get(key) as Promise<OutputOf<Name>> | undefined;
  if (known) return known;
  const answer = ask(request, name, input);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

/** A department of several pages, so that there is something to turn, sort and filter. */
export async function largestDepartment(request: APIRequestContext): Promise<Department> {
  const { departments } = await askOnce(request, 'GET /api/category/categories', {});
  const [largest] = departments.toSorted((a, b) => b.productCount - a.productCount);
  if (!largest) throw new Error('the shop has no department');
  return largest;
}

/** The first product with the wanted traits, in the order of the bestsellers. */
export async function findProduct(request: APIRequestContext, wanted: (product: Product) => boolean): Promise<Product> {
  const { id: categoryId } = await largestDepartment(request);
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = await askOnce(request, 'GET /api/shoppingmall/queryProductsByCategory', { categoryId, page });
    pages = list.pages;
    for (const { id } of list.items) {
      const product = await askOnce(request, 'GET /api/product/detail', { productid: id });
      if (wanted(product)) return product;
    }
  }
  throw new Error('no product of the demo world has these traits');
}

/** A tiny picture. */
export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==',
  'base64',
);
