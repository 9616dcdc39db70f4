/** Shipping and delivery. How such a text is read: `read.ts`. */
export const shipping = `
? How long does sea freight really take to Johannesburg?
: The page says 45 to 50 days. Is that from the day I pay the freight, or from the day the ship leaves?
*@ From the day your parcel leaves our China warehouse. Packing takes a day or two before that, so count about seven weeks from the moment you submit the parcel. In October and November add a week, the ports are full.
- My last two came on day 47 and day 52. I would not plan a birthday around it.
^ I tell my members two months and then everybody is happily surprised.

? Is air worth it for one pair of takkies?
: 1.1 kg with the box. Air says R 160 and it feels a lot for one pair.
* Ask them to take the shoe box off, it costs R 3. My pair went from 1.5 billable kilos to 1.0 and the freight dropped by R 65.
- One pair by air is never cheap. I wait until I have four or five and send them together.

? My tracking has not moved since Guangzhou for nine days
: Status says international transport, last scan 9 days ago. Must I worry?
*@ No. Between the flight out of China and the scan in Johannesburg there is nobody who scans. Eight to twelve days of silence are normal on air economy. If there is no scan for 45 days an insured parcel counts as lost and we pay.
- Same here last month, then it jumped three steps in one day.

? Can the driver deliver after five in Soweto?
: I work in town and nobody is home until six.
^ Drivers stop at five in Protea and Diepkloof. Choose a locker, then you can fetch it at night. The one at the garage on Old Potch Road is open 24 hours.
* I changed the receiver to my office address before it was declared, that was free. They deliver to reception.

? What is the difference between locker and depot pickup?
*@ A locker is a Pudo box near you: you pay the locker fee and have 36 hours to open it with the pin. The depot is our own counter in Johannesburg: free for 14 days, after that R 5 a day, and you bring the four digit delivery code.

? Do you deliver to a farm outside Tzaneen?
: No street number, only a plot.
- Couriers phoned me and left it at the Spar in town. Rather use the locker at the Tzaneng Mall.
*@ We need a street address for door delivery, no PO boxes. For farms the nearest locker or an ambassador is the safe way. There are two ambassadors around Tzaneen.

? How do I ship to Bulawayo?
*^ It goes to Johannesburg first and from there by road over Beitbridge, line X1. Count the air time plus five to ten days. I hand over in Nkulumane every Saturday.
- I fetch mine in Joburg when I go down for stock, saves the R 35.

? Is Maputo possible for a parcel of three kilos?
*@ Yes, by line X1 via Johannesburg, from 1 to 30 kg. Your receiver there needs a number with +258 and a full address; there is no postal code to fill in wrong.
- Mine came in 19 days altogether to Matola.

? Why is the weight on my parcel higher than the sum of my orders?
: Orders together 4.2 kg, parcel 4.6 kg.
*@ The box and the filling weigh something, too: we estimate 8 % for it and settle by the scales. If the real weight is lower by half a kilo you get the difference back within 24 hours.

? What does volumetric weight mean in plain language?
*^ A big light box takes the room of a heavy one, so the plane charges for room. Length times width times height in centimetres, divided by 6000. A pillow of 50 x 50 x 40 counts as 17 kilos though it weighs one.
- Ask for vacuum packing for anything soft. R 10 and my duvet became a third of its size.

? Can I split one order into two parcels?
: Half goes to my sister in Durban.
* Yes, split order is a service for R 8. You then have two orders in the warehouse and make a parcel from each.

? Does the price for sea include delivery to my house?
*@ S2 does, to the door. S1 is pickup at our depot in Johannesburg and about R 400 a cubic metre cheaper.
- For one box the difference is a few rand, take the door.

? How do I know my courier code is not shared with the wrong person?
: Somebody phoned and asked for the four digits before he was at my gate.
*@ Never say the code over the phone. Whoever has it signs for the parcel. The driver needs it when you have the box in your hands, not before.
- Same happened in Tembisa, it was not even our courier.

? Parcel says delivered but I have nothing
: It says signed at 14:12 today, nobody was home.
* Check with the neighbours and the guard house first. Mine lay at security for two days.
@ If it is really not there open a case of the type 'not received' on the order. We ask the courier for the place of the scan and the code that was used, and answer within four working hours.

? Can I change the receiver while the parcel is already moving?
*@ Until it is declared to customs (status 30) yes, and it costs nothing. After that the papers carry the name and we cannot.

? Which line takes perfume?
*@ Only sea. Liquids never fly on our lines. One bottle in the parcel makes the whole parcel sea.
- Learned this the hard way: put the perfume in its own parcel and fly the rest.

? Is there any way to get something in one week?
: My daughter's matric dance is on the 28th.
* A4 express, five to eight days, but duty is not in that price and the courier phones you for it. I paid R 480 for the dress and R 210 duty.
- If the dress still has to come from the supplier to the warehouse it is too late, that alone took six days.

? Do parcels travel over Christmas?
^ Ships do, people do not. Our courier stops on the 23rd and starts on the 3rd. Whatever must be there for Christmas should leave China by the first week of November by sea, or by the 1st of December by air.
*@ Exactly. And remember Chinese New Year after that: the warehouse packs nothing for about ten days.

? Why can I not put more than 30 kg into an air parcel?
- The airline takes no heavier piece, and nobody wants to carry it up your stairs.
*@ 30 kg, 30 orders or goods of R 5,000, whichever comes first. Make two parcels; there is no extra fee except R 8 for packing each.

? Can a friend fetch my parcel at the depot for me?
*@ Yes, with the four digit code and their own ID. Please do not send the code by a public group.

? Has anybody used ambassador pickup in Mitchells Plain?
* Yes, with auntie Shireen in Tafelsig. You WhatsApp before you come, she has everything on a shelf with names. Free and quicker than the locker.
^ Ambassadors in the Cape hand over on Saturdays mostly. See the opening hours on the card before you choose.

? Does Namibia need an ID number for customs as well?
*@ For parcels that end in Windhoek we ask for the ID or passport of the receiver before the first dispatch, the same as for South Africa.

? My box arrived wet. What now?
: Rain in Cape Town, the carton is soaked, two T-shirts have stains.
*@ Photograph the box from all sides before you throw it away, then open a case within 72 hours of signing, type damaged. With insurance the whole value is covered.
- For the winter rain I always add the moisture film, R 10.

? How many parcels can I have on the way at the same time?
@ As many as you like. Each has its own tracking.

? Can I collect at OR Tambo directly?
@ No, airports only hand over to the clearing agent. Our depot is twenty minutes from there.

? What is the longest thing you can send?
: Curtain rails, 2.4 metres.
*@ By sea 200 cm on the longest side, by air 120 cm. Longer rails must be the ones that come in two pieces. Oversize within that limit costs R 150 extra.

? Sea or air for 40 pairs of jeans?
* Sea, no question. 40 jeans are about 24 kg and a tenth of a cubic metre, that is some R 380 by sea and over R 3,000 by air.
- Agreed, but order them in August if you want to sell them in November.

? Does my parcel go through Durban or straight to Johannesburg?
: It is sea, 38 kg of blankets.
*@ Sea lands in Durban and goes up by truck, bonded, so customs is done at City Deep. The two or three days between 'arrived' and 'cleared' are that truck.
- Mine stood a week in the harbour in July because of the wind. They told me on the tracking page before I asked.

? Can I insure only one order in a parcel?
@ Cover is for the whole parcel, by what the goods cost. If one thing is dear and the rest is socks, send the dear thing alone.
*- I do it like that with phones. A small air parcel with insurance, and the clothes by sea without.

? The courier phoned once and then took it back to the depot
*@ He tries again on the next working day, and after that it waits for you at the depot. The parcel page says until when.
- Save the number 010 they call from, I always thought it was insurance selling.

? Can you deliver to a complex with a gate code?
* Write unit number and gate code into the second address line. Without it the driver stands there and has to phone.
^ And tell the security that a parcel comes. At our complex they send them away otherwise.

? Why does the estimate show a range and not one date?
*@ It is the middle half of the last hundred parcels on that line. One date would be wrong three times out of four.
`;
