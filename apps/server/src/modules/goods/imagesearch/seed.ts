/** For those who build worlds: the demo, benches and tests. */

export { vectorTable } from './store.ts';

/** Loaded only by who asks for it: it brings the network with it. */
export const pictureLab = () => import('./engine/lab.ts');
