export { forgetPerson } from './forget.ts';
export { copyOf } from './store.ts';
