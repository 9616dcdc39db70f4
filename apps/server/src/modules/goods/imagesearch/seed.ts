/** For those who build worlds: the demo, benches and tests. */

/** Loaded only by who asks for it: it brings the network with it. */
export const pictureLab = () => import('./engine/lab.ts');
