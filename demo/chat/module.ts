import type { Module } from '@sgb/server/platform/module.ts';
import { demoAnswerJob } from './answer-job.ts';

/** The consultants of the demo. */
export const consultantsModule: Module = { name: 'consultants', jobs: [demoAnswerJob] };
