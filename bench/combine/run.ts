import { printCheapest } from './speed.ts';

/** What finding the cheapest parcels takes of a core, in milliseconds: npm run bench:combine. The aim is 100 for 100 orders. */
printCheapest([5, 12, 30, 100]);
