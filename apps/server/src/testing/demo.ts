import type { Demo } from '../demo.ts';

let handed: Demo | undefined;

/** Who sets the tests up hands their shops a demo, as who starts a shop does. */
export function useDemo(demo: Demo): void {
  handed = demo;
}

export function testDemo(): Demo {
  if (!handed) throw new Error('these tests were set up without a demo');
  return handed;
}
