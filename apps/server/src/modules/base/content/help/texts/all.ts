import type { Article } from '../rules.ts';
import { fees, payment } from './buying.ts';
import { aboutUs, contact } from './company.ts';
import { faq } from './faq.ts';
import { privacy, terms } from './legal.ts';
import { aftersale, shipping } from './parcels.ts';
import { deliveryInPortuguese, howToBuyInPortuguese, pricesInPortuguese } from './portuguese.ts';
import { coupons, groupbuy, membership, scoin } from './saving.ts';
import { sizeguide } from './sizes.ts';

/** The help that a new database starts with, in the order of the list. */
export const firstArticles: readonly Article[] = [
  faq,
  fees,
  payment,
  shipping,
  aftersale,
  sizeguide,
  membership,
  scoin,
  coupons,
  groupbuy,
  aboutUs,
  contact,
  terms,
  privacy,
  howToBuyInPortuguese,
  pricesInPortuguese,
  deliveryInPortuguese,
];
