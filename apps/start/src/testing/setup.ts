import { useDemo } from '@sgb/server/testing/demo.ts';
import { demo } from '../demo.ts';

/** The shops of the tests have the demo that a start has. */
useDemo(demo);
