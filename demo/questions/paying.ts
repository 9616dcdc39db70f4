/** Paying and recharging. */
export const paying = `
? How long until my EFT shows in my balance?
: Paid from Capitec at ten this morning with my reference.
*@ With your own reference on it: two working hours after the bank shows it to us. Between two different banks that can be tomorrow. Without the reference up to a day, because somebody has to match it by hand.
- Use Ozow, then it is there before you can blink.

? What is the reference S0001234 on the recharge page for?
*^ It is yours for life. Write it exactly like that in the field 'their reference' when you pay. Then the machine knows whose money it is.

? Can I pay cash at a shop?
: My mother has no bank card.
*@ Yes: an ATM deposit into our account with her reference, then upload the slip as proof. Please not at the counter of the bank, the fee there is yours.

? Do you take Capitec Pay or SnapScan?
*@ SnapScan and most instant EFTs come with PayFast. Choose PayFast on the recharge page and the rest on theirs. Cards go through Yoco or PayFast.

? My recharge was 'unapproved', why?
: Reason says amount differs. I paid R 1,500 and the bank took a fee.
* Same here: the slip said 1,500 but 1,488 arrived. Make the claim again with the amount that really arrived.
@ Exactly, and no harm done: you can send it again as often as needed within 30 days of the payment.

? Is it safe to leave money in the balance?
*@ Your balance has no end date, earns no interest, and every movement has a line in your bill. Recharged money can be withdrawn to your own account after seven days.
- I keep only what I need for the next order, like at any shop.

? Why does it ask me to recharge R 213 exactly?
*@ That is what is missing for the checkout, rounded up to a rand. When it arrives within 72 hours and prices still hold, your orders are paid by themselves.

? Can I pay part now and part at month end?
: Lay-bye like at Pep.
*^ There is no lay-bye. What I do: open a jar, put R 200 in every Friday, and buy when it is full. It is your own money and you can take it out again any time.
- Pay later holds the order for 72 hours only.

? Withdrawal to my wife's account, possible?
*@ No, only to an account in your own name, for your own safety. You can transfer to her balance inside the shop and she withdraws, from the next day on.

? What does a withdrawal cost?
* First one of the month is free, then R 15. Mine to FNB took two working days.

? Can I send money to my cousin's SGB account?
*@ Yes, by username or mobile number, R 10 to R 5,000, free and final. You see the name with stars before you confirm. Above R 500 we ask for a code.
- Check the name twice, it really is final.

? Card declined three times, now what?
: Standard Bank says no block on their side.
- Mine was the limit for online purchases in the app, it was set to R 0.
*@ Raise the limit for online payments in your bank's app, it is nearly always that. Nothing was taken for the declined ones; what hangs in your bank comes back in a few days.

? Which rate do you use for the yuan?
*@ The one in the box on the home page, set every morning at nine with a margin of 3 % on the market. A quoted price stays the same for 24 hours after you made the order.

? Why does the service fee differ from last time?
* It is 10 % up to R 3,000 and 5 % above that, per checkout. So one big checkout is cheaper than three small ones. As Silver it is 9.
- And at least R 5 for each order.

? E-wallet from FNB, do you accept it?
@ Not directly. Draw it or move it to an account and pay by EFT.

? Money taken twice from my card
: PayFast shows two lines of R 640.
*@ One is a reservation that falls away, if only one recharge stands in your list. If both were credited you have R 1,280 in your balance: withdraw the rest or use it. Write to us with both times if neither fits.

? Can a stokvel pay from one account?
*^ Ours does: the treasurer recharges her account and transfers to each of us, it takes two minutes for ten people. Between an ambassador and members there is no limit on how many.

? Do you give an invoice with my company's name?
*@ With a business account yes, name and VAT number are on every invoice. For a personal account it is your own name.

? Proof of payment is too large to upload
- Take a screenshot in place of the PDF, or photograph the slip nearer.
*@ Up to 10 MB, as jpg, png or pdf, three files at most.

? Bonus money: can I withdraw it?
*@ No. Bonus is spent first whenever you pay, but it is never paid out.

? Do you take mobile money from Zambia?
- I use a friend in Joburg and send her kwacha.
@ Not yet. Cards from Zambia work through PayFast if they are open for international payments.

? Can I pay with two cards at once?
*@ Not in one payment. Recharge from each card, both land in one balance, and pay the order from it.

? How long is a quoted price good when I have not paid yet?
*@ The order waits 72 hours with the price it had. The rate of the yuan is fixed in it too. After that it is cancelled and you order at the price of that day.
- I screenshot it, but they really kept it.

? My bank says the payment is international, is it?
* No, it goes to a South African account. My bank asked as well because the name has 'trading' in it.
@ PayFast and Ozow settle in rand here. There is no forex fee of your bank.

? Can my employer pay the invoice directly?
@ With a business account: the invoice carries the company, and the EFT may come from its account if the reference is right.
*- Ours pays every Friday. The reference in capital letters, nothing else in the field.

? What if I type the wrong reference in my EFT?
*@ Send the proof under 'Payment voucher'. We find it by amount and name, usually the same working day. Without either it waits on our list until somebody claims it.
`;
