export { maskedMobile } from './person-rules.ts';
