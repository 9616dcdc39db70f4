/** When every test begins, and when its demo world was made: no test knows the day it runs on. */
export const testStart = new Date('2026-11-15T08:00:00Z');
