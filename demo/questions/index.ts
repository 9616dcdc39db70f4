import { account } from './account.ts';
import { customs } from './customs.ts';
import { groups } from './groups.ts';
import { membership } from './membership.ts';
import { orders } from './orders.ts';
import { paying } from './paying.ts';
import { products } from './products.ts';
import { type Asked, read } from './read.ts';
import { refunds } from './refunds.ts';
import { selling } from './selling.ts';
import { shipping } from './shipping.ts';
import { sizes } from './sizes.ts';
import { warehouse } from './warehouse.ts';

/** By the place of their topic. */
const texts = [
  shipping,
  customs,
  sizes,
  paying,
  products,
  groups,
  orders,
  refunds,
  warehouse,
  membership,
  selling,
  account,
];

/** What the people of the demo have asked and answered, topic by topic. */
export const allAsked: readonly (readonly Asked[])[] = texts.map(read);
