import { type Market, markets } from '@sgb/contract/cart-rules.ts';

export function cartHref(market: Market): string {
  return market === markets.sa ? '/shoporder/cart?market=1' : '/shoporder/cart';
}

/** Where what is ticked in a cart is paid. */
export function checkoutHref(market: Market): string {
  return market === markets.sa ? '/shoporder/checkout/sa' : '/shoporder/checkout/cn';
}
