import { getFigures } from '@sgb/contract/figures.ts';
import type { Desk } from '../../../platform/desk.ts';
import type { Module } from '../../../platform/module.ts';
import { keepFigures } from './keep.ts';
import { figures } from './service.ts';

/** What the plots of the console show: modules say what is counted (`series` of their desk), a job keeps it. */
export const figuresModule = ({ desks }: { readonly desks: readonly Desk[] }): Module => ({
  name: 'figures',
  jobs: [keepFigures(desks)],
  routes(http) {
    http.bind(getFigures, (call, input) => figures(call, input, desks));
  },
});
