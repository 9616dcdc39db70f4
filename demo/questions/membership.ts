/** Membership, S Coin and coupons. */
export const membership = `
? Is Silver worth R 49 a month?
* I buy for about R 2,500 a month. The fee goes from 250 to 225, freight 2 % off, and a R 20 coupon for freight. Pays itself just so.
^ From R 5,000 a month take Golden. Below R 1,500 take nothing.

? How do I earn S Coin?
*@ One for each rand of goods you sign for, 2 for checking in daily, 50 to 100 for a survey, 500 when a friend you invited signs the first order, 20 for an answer here that was accepted.

? What are 100 S Coin worth?
*@ One rand. They pay up to 30 % of service fee and freight, in steps of 100, never goods.

? Do S Coin expire?
* After a year, at the end of that month. You get a message a month before.

? Can I give my coins to my sister?
@ No, they stay with the account that earned them. Coupons as well.

? Coupon does not work at checkout
: Says it cannot be used for what I am paying. It is a transportation coupon.
*@ That one is for international freight: it shows up when you submit the parcel, not when you buy goods. Purchase coupons are the ones for goods.

? When are the snatch coupons?
*^ At ten and at eight in the evening, our time. One a day for each person and they are gone in a minute or two. Be logged in before.

? Two coupons on one order?
- One per checkout and one per parcel, the best is chosen for you.

? Does membership end by itself?
*@ Yes, it is not renewed unless you switch that on. You hear from us 7, 3 and 1 day before.

? I upgraded in the middle of the month, is the rest lost?
*@ The days you did not use are credited against the new price, to the cent.

? Free Golden for three months, how?
* Signed goods of R 20,000 within 90 days. Mine came by itself after the uniforms order.

? Can I cancel a membership?
*@ Within seven days and without having used any benefit: all of it back. Later it simply runs out.

? Where do I exchange coins for coupons?
* Cart, then exchange. 1,000 coins are R 10, 2,500 are R 27, 5,000 are R 60. Better than using them bit by bit.

? Welcome coupon of R 20, how long is it good?
@ 30 days, for freight of R 100 and more.

? Do ambassadors get a better tier?
^ No, we pay as everybody. We get commission in place of it.

? My coins were taken back after a refund
- Same rule as with every loyalty card: no goods, no points.

? Does a coupon come back when I cancel?
*@ Yes, if it was before we bought. When it ended meanwhile you have seven more days.

? Does my tier help with sea freight, too?
*@ Yes, the freight discount is for all lines. With a group shipment you get whichever is better, not both.

? How do I see what my membership has saved me?
* Account, 'What I saved'. It lists every parcel. Mine was paid after the second one.

? Do I lose coins when my order is cancelled?
*@ The ones you spent come back. The ones you would have earned for it do not come.

? Can I buy membership for my mother?
@ Each account buys its own. Send her the money with a transfer, then it takes a minute on her phone.

? Is there anything for students?
- Not a tier, but the daily check-in gives coins and coins become freight coupons. I study at UJ and live on those.
*@ Right, and the snatch coupons at ten and at eight are for everybody.
`;
