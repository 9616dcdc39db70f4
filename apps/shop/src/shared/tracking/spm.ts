/** Positions in the shop, 'site.page.block.place': docs/tracking.md says what they mean. */

const site = 'sgb';

/** Where the address would make a poor name, or two addresses are one page. */
const names: Readonly<Record<string, string>> = {
  'shoppingmall/index': 'home',
  'shoppingmall/categories': 'categories',
  'shoppingmall/categoryproduct': 'search',
  'shoppingmall/categoryproduct/:categoryID': 'category',
  'supplier/store/index': 'supplier-productlist',
};

/** The name of a page by its address in the route table: 'shoporder/2/detail/:id' is 'shoporder-detail'. */
export function pageName(path: string | undefined): string {
  if (!path) return 'notfound';
  const parts = path.replaceAll('.html', '').split('/');
  return (
    names[path] ??
    parts
      .filter((part) => !/^(:.*|index|2)$/.test(part))
      .join('-')
      .toLowerCase()
  );
}

export function position(page: string, block: string | number = 0, place: string | number = 0): string {
  return `${site}.${page}.${block}.${place}`;
}

/** A heading as the name of a block: 'Hot sale' is 'hot-sale'. */
export function blockName(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['block'];
  return words.join('-').slice(0, 24);
}

/** A position that came in with an address, if it looks like one. */
export function readSpm(search: string): string {
  const spm = new URLSearchParams(search).get('spm') ?? '';
  return /^[\w.~-]{1,80}$/.test(spm) ? spm : '';
}

/** The addresses that the product document shows with spm: a product, keyword results, image search. */
function carriesSpm(to: string): boolean {
  return /^\/product\/|^\/shoppingmall\/(imagesearch|categoryproduct\?(.*&)?keyword=)/.test(to);
}

const keywordOf = (to: string) => new URLSearchParams(to.split('?')[1] ?? '').get('keyword');

/** The same with spm, where it belongs. Sorting or turning the page of the same results is no new way in. */
export function withSpm(to: string, from: string, spm: string): string {
  if (!carriesSpm(to) || /[?&]spm=/.test(to)) return to;
  const samePage = to.split(/[?#]/)[0] === from.split(/[?#]/)[0];
  if (samePage && keywordOf(to) === keywordOf(from)) return to;
  const [address = '', ...hash] = to.split(/(?=#)/);
  return `${address}${address.includes('?') ? '&' : '?'}spm=${spm}${hash.join('')}`;
}

/** What a page is about: a product or a category by its number, results by their keyword. */
export function subjectOf(address: string): string {
  const [, number] = /\/(?:product|categoryproduct)\/(\d+)/.exec(address) ?? [];
  return number ?? (keywordOf(address) ?? '').slice(0, 200);
}

const longest = 300;

/** An address as it may be kept: never with a ticket, never endless. */
export function keptAddress(address: string): string {
  return address
    .replace(/([?&])ticket=[^&#]*&?/g, '$1')
    .replace(/[?&]$/, '')
    .slice(0, longest);
}
