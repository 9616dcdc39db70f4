import { idle } from '@sgb/ui/idle.ts';
import { type ComponentType, lazy } from 'react';

const onTheirWay = new Set<Promise<unknown>>();
let any = false;

/**
 * React's `lazy` for a part that an address can open, and that is therefore in the page as the server sends it. React
 * leaves out what is not loaded yet, so the server waits for it and renders once more, and the browser calls the page alive
 * only when it is there. What is opened with a tap is for `lazy` itself.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  any = true;
  return lazy(() => {
    const part = load();
    onTheirWay.add(part);
    const arrived = () => onTheirWay.delete(part);
    part.then(arrived, arrived);
    return part;
  });
}

/** Resolves when all that have been asked for are there, or have failed; undefined where none is on its way. */
export function missingParts(): Promise<unknown> | undefined {
  return onTheirWay.size > 0 ? Promise.allSettled(onTheirWay) : undefined;
}

/** The same in the browser, where React asks for the parts of a page only after it has taken over the rest. */
export async function partsOfFirstPage(): Promise<void> {
  if (!any) return;
  await idle();
  for (let missing = missingParts(); missing; missing = missingParts()) await missing;
}
