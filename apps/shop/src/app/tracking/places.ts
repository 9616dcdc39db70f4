import { position, subjectOf } from '../../shared/tracking/spm.ts';

/** Blocks that nobody has named are called by the part of the layout they are in. */
function blockOf(element: Element): string {
  const named = element.closest<HTMLElement>('[data-spm]')?.dataset.spm;
  if (named) return named;
  const part = element.closest('[role=search], main, header, footer, nav, aside');
  return part?.getAttribute('role') ?? part?.localName ?? '0';
}

/** Where in the shop an element is: its block, and its number in the list that it stands in. */
export function positionOf(element: Element, page: string): string {
  const item = element.closest('li');
  const place = item?.parentElement ? [...item.parentElement.children].indexOf(item) + 1 : 0;
  return position(page, blockOf(element), place);
}

/** What is there: what the page says, or where a link leads. */
export function itemOf(element: Element): string {
  const marked = element.closest<HTMLElement>('[data-spm-item]')?.dataset.spmItem;
  if (marked) return marked;
  if (!(element instanceof HTMLAnchorElement)) return '';
  return subjectOf(element.pathname + element.search) || element.pathname.slice(0, 200);
}
