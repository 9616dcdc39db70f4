/** For those who build worlds: the demo, benches and tests. */
export { changeSurvey, insertSurvey } from './store.ts';
