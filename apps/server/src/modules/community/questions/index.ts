export { ensureQuestions } from './ensure.ts';
