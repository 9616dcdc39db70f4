/** The code for somebody who is no stock-up seller yet: the shop leads them to where they become one. */
export const notSellerStatus = 3000340;
