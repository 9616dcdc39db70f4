/** Selling on. */
export const selling = `
? How do I price things I sell on?
: I sell handbags at the taxi rank in Polokwane.
* Take the landed price, not the product price, times two for slow things and times 1.6 for what goes in a week. Count your taxi fare, too.
^ And keep 10 % aside for the one that arrives broken.

? Business account: what do I need?
*@ Company name, the CIPC number and, if you have one, the VAT number. We look at it within a working day and you can buy meanwhile.
- My sole proprietor thing was fine without a company? No, then you take a personal account and that is fine, too.

? Can I get a lower service fee for big amounts?
*@ Above R 50,000 a month we agree on 5 % by contract. Ask your consultant.

? Which goods sell best in winter in Gauteng?
^ Fleece gowns, gumboots for kids, beanies, bed socks, hot water bottles. Order by sea in March.
- Electric blankets are a headache, people ask for SABS.

? Stock for December, when must I order?
* Sea: goods in our warehouse by the middle of September, parcel away by the 1st of October. I sold out by the 16th last year.

? Is Marketplace selling taxed?
- Below R 1 million a year you need no VAT number, but income is income.

? Where can I store stock in Johannesburg?
@ Stock-up is for business sellers: you buy in bulk, we keep it on our shelves in Johannesburg and send single pieces to your clients.

? School uniforms in bulk, who has done it?
: 60 gymslips and 120 shirts for a school in Umlazi.
* Done twice. Order a sample in each size, measure it yourself, then the lot. Polycotton 65/35, 200 gsm. Dye lots differ, so buy all of a colour at once.

? Do you print my logo?
*@ The supplier can, usually from 50 or 100 pieces. Write to your consultant with the file; it adds a week.

? How do I avoid picking a bad supplier?
*^ Score above 4.5, more than three years, and answers within a day. The top 100 list is a good start. And never put all your stokvel money on one of them.

? Pre-orders: customers pay me first, is that okay?
- I take half. Say seven weeks for sea and give it back without a fight if it is late.

? Selling wigs: what is the return like?
- Nobody may return worn wigs, put a seal on the box and say so before.

? Can I ship straight to my customer?
*^ Yes, add her as receiver with her ID number. Take the anonymous invoice for R 5, then she sees no price.

? Spaza shop: small toys and sweets packets?
@ Toys yes. Food no, nothing to eat can be sent.

? What margin do you get on cellphone covers?
* Landed R 11, sold at R 50. But half of them are for phones nobody here has, check which models are in your street.

? Cross-border trader from Harare, which papers?
*^ Keep our invoice and the parcel list. At Beitbridge they want both with your name. I register as cross-border trader, R 0 and the queue is shorter.

? How do I calculate freight before I buy 200 mugs?
*@ The estimator under 'Ship': type weight and size of one carton and the number. Mugs are heavy, 200 of them are some 70 kg; by sea 0.14 cubic metres would count as its weight.

? How much stock should I start with?
: I have R 4,000.
* Not more than half of it on one thing. I began with 30 doeks, 20 earrings, 10 bags, and bought again only what was gone in two weeks.
^ And keep R 800 for the freight. That is where beginners fall.

? Do you have a price list for resellers?
@ The price falls with the quantity on the product page itself. A business account has a lower service fee on top.

? Can I use your photos on my WhatsApp status?
*- I do, and I make my own when the goods are there. Customers believe those more.
@ You may show them for goods that you bought here. Please no crossed-out logos.

? My customers want to pay at month end, how do you do it?
* Half when they order, half when they fetch. No half, no order. I lost R 1,100 before I learned that.

? Which things must I never sell on?
*@ Anything with a brand that is not the brand's, medicine, and electronics without the three pin plug. The first two can be seized, the third comes back broken.
`;
