/** Products and quality. */
export const products = `
? Are the Nike shoes original?
: R 320 for Air Force, surely not.
*@ No brand sells to wholesalers on that site at such a price. What looks like a brand and costs that little is a copy; we refuse what is flagged, and customs keep what they find. Buy shoes without somebody else's logo.
- I buy plain white sneakers and nobody has ever asked.

? What does MOQ 3 mean?
*^ Minimum order, three pieces. Often you can mix colours and sizes as long as it makes three together; the product page says 'mixed'.

? Human hair wigs, how do I know it is real?
: 13x4 lace front, 22 inch, R 900.
* Real human hair of 22 inches does not exist for R 900, that is a blend. Mine for R 2,100 bleached fine. Ask for a short video, R 20, they burn one strand.
- Ask for the grams: 22 inch should be 200 g and more.

? Does the air fryer work with our plug?
: It shows a Chinese plug, three flat pins.
*@ China has 220 V as we do, so it works with an adapter. For anything above 1,000 watts use a proper one with 16 A, not the cheap travel cube. Many sellers have a 'ZA plug' if you write it in the remark.

? Solar lights that survive a Durban summer?
* Look for IP65 and a battery you can change. My R 85 ones lasted two seasons, the R 30 ones two months.

? Is it normal that the blanket smells?
- Hang it outside for a day. Vacuum packed things smell of the factory.
* Wash with a cup of vinegar, gone after one wash.

? Colour is not the same as on the picture
: Ordered wine red, it is more pink.
*@ Look at our three warehouse photos before you ship, they are taken in plain light. If it is plainly another colour than its name, object within five days and it goes back at the supplier's cost.

? Which fabric is cool in summer: ice silk?
- Ice silk is polyester with a cool touch. For Limpopo heat I take cotton or viscose.

? What do the reviews with stars mean, are they yours or from China?
*@ Stars beside a product are of our own shoppers who received it. The supplier's score is apart and says so.

? Can I order one sample before I take 50?
*^ If the MOQ allows it, sure. If it says MOQ 10 your buyer can ask, some suppliers sell one piece at a higher price.
- Clearance sometimes has samples, single pieces, look there.

? Kitchen knives or pots in steel 201 or 304?
* 304 does not rust, 201 does at the seaside. Magnet test: 304 hardly sticks.

? Braai grids from China, any good?
: Stainless, foldable.
- Thin ones bend with boerewors for six. Take at least 4 mm rods.

? Why is the same dress R 90 and R 210?
^ Different factories copy one picture. Sort by the supplier's score and look how many they sold; the cheap one is usually half the fabric.

? Bluetooth speaker died after a month
: From China stock, not SA stock.
*@ For goods from China the window is seven days after signing for quality. SA stock has six months. Within the window open a case with a short video of it not switching on.
- For electronics I only buy SA stock because of that.

? Do phones from China work on Vodacom and MTN?
* Look for bands B1, B3, B8, B20 and B40. Mine had no B20 and no signal on the farm.

? Lobola blankets, the Basotho type, are they wool?
- The ones on 1688 are acrylic prints. Nice for a couch, my grandmother would notice in a second.
*^ For a real Seanamarena buy at home in Lesotho. The printed ones are fine for decor.

? How many pieces are in a carton of nail polish?
@ The unit stands behind the price: piece, pair, carton, pack or set. Polish is liquid, so sea only.

? Are kids' toys tested?
*@ Look for CE or CCC in the attributes, and ask for the paper in a remark if it is for a creche. Anything with loose magnets or button cells we rather do not send for under threes.

? How thick is 300 gsm for a hoodie?
* Proper winter thick. 220 is for autumn. My 300 ones stood up to Bloem in July.

? Curtains: is the price for one panel or for two?
- Nearly always for one. The title says 1pc. I needed four for one window, ended up double the price.

? Perfume 'inspired by', does it last?
- Two hours on me. Good for the gym bag.

? Is a gas stove allowed?
*@ The stove yes, without a bottle. Gas bottles and lighters no. You need a CoC from an installer here anyway.

? Doeks and headwraps, what size do I need?
* 180 x 90 cm for the big knots, 110 square for a simple one. Jersey fabric stays, satin slips.

? Which power bank survives load shedding?
* A 20,000 mAh with 22.5 W charges a phone four times. For the router take the 12 V mini UPS in place of a power bank, mine runs it for five hours.
- The router one is the best R 260 I ever spent.

? Do LED strip lights come with a South African plug?
*- No, two flat pins or USB. Buy the USB one and use your phone charger.
@ Where the picture shows a plug, the type stands under 'Specifications'.

? Is enamel cookware safe on a gas plate?
* Yes, I cook pap in mine every day. It chips when it falls, so no metal spoon and do not knock it.

? How do I tell cotton from polyester on a listing?
*@ Look at 'Material' and not at the title. 'Cotton feel', 'milk silk' and 'imitation' are polyester.
- Burn a thread when it comes: cotton smells like paper.

? Are the solar geyser parts standard here?
: Need a 22 mm fitting.
*- Chinese thread is G3/4 mostly, that is the same as our 20 mm BSP. For 22 compression you need an adapter from Builders.

? Can I get a product that is sold out?
@ Put it into your favourites with the bell. When the supplier has it again you get a message, most come back within two weeks.
* Or search by picture, five others sell the same thing.
`;
