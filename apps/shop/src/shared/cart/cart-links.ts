import { type Market, markets } from '@sgb/contract/markets.ts';

export function cartHref(market: Market): string {
  return market === markets.southAfrica ? '/shoporder/cart?market=1' : '/shoporder/cart';
}

/** Where what is ticked in a cart is paid. */
export function checkoutHref(market: Market): string {
  return market === markets.southAfrica ? '/shoporder/checkout/sa' : '/shoporder/checkout/cn';
}
