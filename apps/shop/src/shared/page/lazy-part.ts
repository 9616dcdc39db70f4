import { idle } from '@sgb/ui/idle.ts';
import { type ComponentType, createElement, lazy } from 'react';

const onTheirWay = new Set<Promise<unknown>>();
let any = false;

/** The files of the parts that have been drawn since this was emptied. Only the server fills it, which draws in one go. */
export const drawnParts = new Set<string>();

/**
 * React's `lazy` for a part that an address can open, and that is therefore in the page as the server sends it. React
 * leaves out what is not loaded yet, so the server waits for it and renders once more, and the browser calls the page alive
 * only when it is there. `file` is where its code is, below `src`: a page that has the part asks for it with its own code.
 * What is opened with a tap is for `lazy` itself.
 */
export function lazyPart<Props extends object>(
  file: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  any = true;
  const Part = lazy(() => {
    const part = load();
    onTheirWay.add(part);
    const arrived = () => onTheirWay.delete(part);
    part.then(arrived, arrived);
    return part;
  });
  if (!import.meta.env.SSR) return Part as unknown as ComponentType<Props>;
  return (props) => {
    drawnParts.add(`src/${file}`);
    return createElement(Part as unknown as ComponentType<Props>, props);
  };
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
