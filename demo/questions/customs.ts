/** Customs and duty. */
export const customs = `
? Do I pay customs again when the parcel arrives?
: The price already says duty included. A friend says SARS will phone me anyway.
*@ On air economy, air special and both sea lines duty and VAT are in the price you pay us. Nobody phones you for more. Only A4 express is without duty: there the courier asks you before delivery.
- Seven parcels, never paid a cent at the door.

? How much duty is on clothes?
*@ 45 % on most clothing and then 15 % VAT on top of it, for us as for everybody. That is why the landed price matters more than the price on the product.
^ And shoes 30 %. Electronics are mostly 0 % and only VAT.

? Why does customs want my ID number?
: I do not like giving it to a website.
*@ The customs code asks for the number of whoever imports. It is stored encrypted, our staff see only the last digits, and every look at it is written down. Without it nothing may be declared.
- Same with every courier, they all ask at the border.

? My parcel is held at customs, what must I do?
: Status: declaration, since six days.
*@ Nothing, as long as we do not write to you. A tenth of all parcels is opened and looked at; it takes three to seven working days. If papers are missing we send you a message with what we need.
- Mine stood for eight days in July and then just moved on.

? Can you write a lower value on the invoice?
: Other agents write $5 on everything.
*@ No. The values come from what you really paid and cannot be made smaller. If SARS finds a false value they keep the goods and fine you, not us.
- I lost a whole bag of wigs with such an agent. Never again.

? Is there an amount below which I pay nothing?
*^ Not any more since they changed the rules for small parcels, VAT is due on everything now. For a cheap thing the 45 % on clothes is what hurts.

? Can I bring in 20 phones for my shop?
*@ Phones need an ICASA type approval letter if you import them for sale. For two or three for yourself nobody asks. Please talk to your consultant first, we have refused such parcels.

? Are dried herbs and muthi allowed?
*@ No. Plants, seeds, meat and anything that was alive cannot be sent, whatever the supplier says. It is destroyed at the border and you get nothing back.

? What happens to a knife set?
: Kitchen knives, six pieces in a block.
* Kitchen knives came through with my last sea parcel, described as kitchenware.
@ Kitchen knives are fine. Flick knives, batons, pepper spray and anything sold as a weapon is prohibited.

? Do I need an import permit as a small business?
*@ Not for our lines: we are the importer of record for parcels up to R 50,000 by sea. If you import yourself with your own code you need a registration with SARS, and we hand you the papers.

? Can one person receive unlimited parcels in a year?
*@ Up to R 150,000 of declared goods per receiver and year. The page of the parcel shows how much of it is used. After that choose another receiver who really gets the goods.
- So my mother's number is not a trick then.
@ It is only fine if the goods are hers.

? Duty on baby clothes, is it lower?
^ Sadly no, a baby vest is clothing, too. Nappies and toys are cheaper at the border.

? What if customs seize my goods?
*@ If they were allowed goods and you took insurance, it covers seizure. For prohibited goods nothing is paid back. We send you the notice of SARS in both cases.

? Zimbabwe: do I pay duty at Beitbridge as well?
*^ The X1 price is with South African transit only. ZIMRA charges you on your side when it is for sale. For personal things under the traveller's limit I was never asked.
- I paid 40 % on five blankets, keep your slip.

? Does a gift pay duty?
@ Yes, a gift from a shop is a purchase. The anonymous invoice only hides the price from whoever opens the box, not from customs.

? Are power banks allowed by air?
*@ With a battery built in and up to 100 Wh they go by A3, the special line. Bigger ones are prohibited altogether. 20,000 mAh is about 74 Wh, so that one is fine.

? Vapes in a sea parcel?
- Don't, they took mine and I got a letter.
*@ Tobacco and vapes are on the prohibited list, by air and by sea.

? Where do I see what will be declared?
* When you submit the parcel there is a page with each order, its group and its value, and you tick that it is right. I take a screenshot.

? Is there extra tax on second-hand clothes?
*@ Second-hand clothing may not be imported at all without a permit from ITAC, and we do not carry it.

? Do I get a paper for my tax return?
: I sell on Marketplace and my bookkeeper wants to see the VAT.
*@ Each parcel has an invoice with duty and VAT as lines of their own; download it on the parcel's page. Businesses with a VAT number get it with that number.

? What is a tariff code and must I know it?
*@ It is the number by which customs knows what a thing is. You do not need it: we choose it from the product. Look at it on the parcel page and object if it is plainly wrong.
- Mine said 'toys' for a kids' bicycle, they changed it and the duty went down.

? Are seeds or plants allowed?
*@ No. Anything that could grow needs a permit of the Department of Agriculture, and we send none. That goes for bamboo cuttings in water, too.

? Can I import a drone?
: For filming weddings.
@ By sea only because of the battery, and ICASA wants type approval for the radio. Ask the supplier for the paper before you pay.
*- Bought one here in town in the end. The paper cost more than I saved.

? How long does clearing normally take?
* Air one to two working days, sea three to five. In November count double, everybody imports for Christmas.
@ If it is stopped for a check you get a message the same day with what is asked for.

? Do I pay VAT on the freight as well?
*@ On the value for customs plus ten percent plus the duty, that is how SARS works it out. The page shows every step under 'How is this calculated'.
`;
