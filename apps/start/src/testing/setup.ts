import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { hashCheaply } from '@sgb/server/modules/people/identity/seed.ts';
import { useDemo } from '@sgb/server/testing/demo.ts';
import { afterAll } from 'vitest';
import { programs } from '../builds.ts';
import { demo } from '../demo.ts';

/** The shops of the tests have the demo and the helper that a start has. */
useDemo(demo, join(programs.folder, 'helper.js'));
// For each file anew: one that wants to know the real cost ends it.
hashCheaply();

// A process of tests is ended without a word.
afterAll(() => flushCompileCache());
