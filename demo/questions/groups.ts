/** Ambassadors and group-buy. */
export const groups = `
? How do I find an ambassador near me?
: I live in Mamelodi East.
*@ Open 'Group-buy' and type your suburb: the cards show who serves it, their score, opening hours and languages. Choose one and you are a member at once.
^ There are three of us in Mamelodi now. Come on Saturdays after ten.

? What does it cost to join a group?
* Nothing. You need R 100 in your balance the first time you bind, and it stays your money.

? How does the group shipment save me money?
*^ We put our boxes together and the whole weight decides the price: from 10 kg 5 % off, from 30 kg 10 %, from 100 kg 15 %. Each pays their own share. Last round we were 46 kg.
- My 3 kilos cost me what 2.7 would alone, and no courier fee.

? What if the round is not full?
*@ With fewer than two members it falls back to single parcels at the normal price, nobody loses anything. It closes at its date whatever the weight.

? Can I become an ambassador without a shop?
: I am at home with two kids in Khayelitsha.
*^ I started from my lounge. You need an ID, a bank account in your name, a place where people can fetch parcels and fixed hours. They answer within three working days.
- And patience for people who come at nine at night.

? How much does an ambassador earn?
*@ 3 % of what members sign for in a month up to R 10,000, 4 % up to R 50,000, 5 % above, and R 8 for each parcel handed over. It becomes withdrawable seven days after signing.

? Can I leave my ambassador?
: She is always closed when it says open.
*@ Yes, on the group-buy page. Rounds that you are in stay with her until you have your parcel. Please also vote in the survey, a low score is seen by us.

? My ambassador lost my parcel
* Tell your consultant in the chat the same day. The leader must report damage or loss within 48 hours after the bulk arrived. I was paid in a week.
@ Open a case on the order, not received. What was handed to the ambassador has a scan, so we know where to ask.

? Why is there no forwarding link in my menu since I joined?
@ Members order through their ambassador, so the forwarding agency is for those without one. If you leave the group it comes back.

? Can I be in two groups?
- No, one at a time. I tried with my work suburb.

? Does the ambassador see what I buy?
*@ They see your name, how many orders are open and in a round, and your last score. Not what is in them, not your prices, not your address.
- Thank goodness, mine is my mother-in-law.

? What languages do ambassadors speak?
^ It stands on the card. In my street you can come with isiZulu, Sesotho or English, and my husband does Shangaan.

? Is a stokvel allowed to be a group?
*^ That is exactly what we are: eleven women, one of us leads, one round a month. December groceries money became a June stock order.

? How do I open a round as leader?
*@ On the group-buy page: a name, the line, 3 to 14 days, public or private, and a note. You may extend it once by seven days. Members add collected orders until it closes.

? Group order at bulk price, what happens if the number is not reached?
*@ Everybody is refunded to the balance within an hour after the window (72 hours, flash ones 24) closes. Coupons for goods cannot be used for it.

? Who pays when a member does not fetch the parcel?
^ Nobody at first. I keep it 14 days, phone three times, then it goes back to the depot and the R 5 a day are theirs.

? Can my ambassador be in another town?
- Mine is in Pretoria and I in Brits, we share a taxi driver who carries the boxes for R 30.

? Do members in Botswana have a group, too?
*^ Yes, Gabs has two leaders, line X2. From Francistown people come down once a month.

? Probation: what does it mean for a new ambassador?
@ The first 30 days. You take members and lead rounds as everybody does; we look closer at hand-overs and answers. Afterwards you stay active.

? What happens to my members if I go on holiday?
*@ Pause your group on the page. New people are sent to others meanwhile, your own stay yours for as long as the pause is short. After 60 days without any activity they are given to others.

? How do I scan the codes when there is no signal?
: I hand out in Umlazi and the network dies at five.
*@ The page keeps every scan and sends it when the line is back, each one once. Do not close the page before the little cloud is gone.
^ Charge the phone. That is the only thing that ever stopped me.

? Can I see how full a round is before I join?
* Yes: kilograms so far, the price of this moment and what one more member would save. It moves while you look.

? My ambassador is slow, can I give stars?
*@ After the hand-over the survey asks for the ambassador. From three votes on the mean stands on the public card.

? May an ambassador charge me extra for fetching?
@ No. The hand-over is paid by us, R 8 for each parcel. If somebody asks for more, write to us under 'Feedback'.
*- Mine sells cooldrink while you wait, that is her business and it is very welcome.

? What happens to my goods when a round is cancelled?
*@ They go back to your shelf, nothing is charged and the storage days go on as if nothing had been.
`;
