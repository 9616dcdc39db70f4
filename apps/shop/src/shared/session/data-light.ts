import { dayMs } from '@sgb/contract/time.ts';
import { writeCookie } from './session.ts';

let notice = (_light: boolean): void => {};

/** The server reads it, so that the next page comes right already; it counts before what the browser asks for. */
export function chooseDataLight(light: boolean): void {
  document.documentElement.toggleAttribute('data-light', light);
  writeCookie('data', light ? 'light' : 'full', 3650 * dayMs);
  notice(light);
}

/** For the one place that tells the whole page. */
export function onDataLight(told: typeof notice): void {
  notice = told;
}
