/** Refunds and after-sale. */
export const refunds = `
? One of three plates arrived broken
: The other two are fine.
*@ Open a case on that order within 72 hours of signing: type damaged, one piece, with a picture of the plate and one of the box. What comes back follows a table, for a plate in two pieces it is all of it.
- Got 100 % of the plate and its share of the freight back in two days.

? How long do I have to report a missing piece?
*@ 72 hours after signing for missing, wrong and damaged. Seven days for quality.

? The refund went to my balance, I want it in my bank
*@ Refunds can be withdrawn at once, without the seven days. The first withdrawal of a month is free.

? They offer 30 %, can I say no?
: The jacket has a stain inside the collar.
* I answered in the case with a better picture and they made it 50. Be polite and show it against white paper.
@ You can reopen a solved case once within seven days, and hand it to a supervisor when we are late.

? Wrong size sent, not my mistake
*@ Then it is 'wrong item': everything back with the share of the freight, or the right one sent again for free. Choose what you like better when you open the case.

? What if I signed without opening the box?
- Film yourself opening it the same day. That is enough.
*@ Signing is for the parcel, not for what is in it. The 72 hours begin then.

? Nobody answers my case
*@ A first answer comes within four working hours, a decision within three working days (five for lost or late parcels). For each working day we are late you get 100 S Coin, up to 500.
- I got 200 coins once because of Heritage Day. Fair.

? Late parcel: do I get something?
* Air that took longer than 30 days gives a R 50 coupon. You must open a case of the type late.

? Freight was wrong, box weighs less at home
: My scale says 3.1 kg, paid for 4.
*@ Open a case of the type weight. We look at the photo of the scales; if it was our mistake you get the difference and R 10. Remember that a large light box is charged by its size.

? Can I return it to you in Johannesburg?
*@ SA stock yes, within seven days, you pay the way to us. Goods from China only while they are in China.

? Is insurance worth 2 percent?
*^ For glass, electronics and anything above R 1,000 I take it. It paid me R 3,400 for a box that vanished at the airport.
- For T-shirts I don't bother.

? Without insurance, what do I get for a lost parcel?
*@ R 100 for each kilo, R 500 at most.

? My coupon was used on an order that failed. Is it gone?
* It comes back, and if it ended meanwhile you get seven more days.

? Supplier sent another model, looks better actually
- Keep it and say nothing, haha. I asked and they gave me R 15 back anyhow.

? How do I prove quality problems?
*@ One picture of the whole, one close, and a short video up to 30 seconds if it does not work. Say what you expected from the product page.

? Exchange in place of money, possible?
*@ While it is in our warehouse: yes, refund type exchange. After it left China we send again or pay back.

? How many times can I complain about one order?
@ One open case for each kind of trouble. Closed ones can be opened again once.

? Shoes lost their sole after two weeks
: Signed on the 2nd, today is the 17th.
- Too late for a case, sorry. Shoe glue from the cobbler at the taxi rank, R 40.
@ The window for quality is seven days for goods from China, so we cannot pay. Please leave a review with a picture, it helps the next person.

? Refund shows minus S Coin
*@ The coins you earned for those goods go back with the refund. If you have spent them already the balance goes below zero until you earn new ones.

? Can I get the money back on my card and not in the balance?
*@ A refund goes to your balance, the same minute. From there you withdraw it to your own bank account, that takes one to two working days.

? The dress faded after the first wash
: Red one, cold water.
@ Send a photo beside an unwashed part, within 7 days after delivery. That is a quality case, the supplier pays half or all.
*- Mine was refunded 50 %, with pictures of the water.

? Do I have to send broken things back?
* No. Photo of the thing and of the box, nothing else. It would cost more than it is worth.
^ Keep it for a week though, in case they want another picture.

? Part of my set is missing, do I get all my money?
*@ You get the part of the price that is missing, or all of it when the rest is of no use without it. Say so in the case.

? How long does a refund take after it was agreed?
*@ It is in your balance the same minute. From there to a bank account one to two working days.
`;
