import type { Demo } from '../demo.ts';

let handed: Demo | undefined;
let helperProgram: string | undefined;

/** Who sets the tests up hands their shops a demo and the program of a helper, as who starts a shop does. */
export function useDemo(demo: Demo, helper: string): void {
  handed = demo;
  helperProgram = helper;
}

export const testHelper = () => (helperProgram ? { helperProgram } : {});

export function testDemo(): Demo {
  if (!handed) throw new Error('these tests were set up without a demo');
  return handed;
}
