import { dayMs } from '@sgb/contract/time.ts';
import { isDataLight } from '@sgb/ui/data-light.ts';
import { writeCookie } from './session.ts';

/** The server reads it, so that the next page comes right already; it counts before what the browser asks for. */
export function chooseDataLight(light: boolean): void {
  document.documentElement.toggleAttribute('data-light', light);
  writeCookie('data', light ? 'light' : 'full', 3650 * dayMs);
}

/** The page's own attribute is the truth, as for the theme. */
export function onDataLight(notice: (light: boolean) => void): () => void {
  const observer = new MutationObserver(() => notice(isDataLight()));
  observer.observe(document.documentElement, { attributeFilter: ['data-light'] });
  return () => observer.disconnect();
}
