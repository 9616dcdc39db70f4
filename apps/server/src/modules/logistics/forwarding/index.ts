export { forwarders } from './match.ts';
