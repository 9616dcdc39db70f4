export { salesChanged, shelfSales } from './sales.ts';
