/** Warehouse and storage. */
export const warehouse = `
? How many days is storage free?
*@ 60 days from the day your goods were weighed; Silver 75, Golden 90, Platinum 120. After that R 10 for a cubic metre a day, at least R 1 for each order.
- You get a message on day 45 and 55, so you cannot really forget.

? What happens after 120 days?
*@ On day 121 the goods count as given up and may be sold on clearance. Before that you can buy 30 more days for R 20 an order, three times at most.

? Can I get more than three photos?
* R 5 each, and as a member some are free every month. Ask for the label and the sole.

? Are orders packed together automatically?
*@ No, you decide when and which. If you switch on the autopilot they go together by sea on the last free day.

? Combining: does it really save?
*^ The first half kilo is the dear one, R 80, each further R 60. Five parcels of half a kilo are R 400, one of 2.5 kg is R 320, and one packing fee in place of five.

? Rehearsal packing, what is it for?
- They pack it as it would go and tell you the real weight and size before you choose the line. R 50, and it comes off the freight if you ship within a week.

? Can you take the hangers and tags out?
* Tags R 2, retail boxes R 3. For forty tops that was 1.2 kg less for me.

? I sent a parcel from Taobao to your warehouse, how is it found?
*@ Declare it first under forwarding: courier, tracking number, what is in it. It then arrives as an order of yours, R 10 for handling. Parcels nobody declared wait 30 days on the shelf of the unknown.

? My forwarded parcel is not in the list
: Taobao says delivered on Tuesday.
- Type the number again without spaces, I had an O in place of a zero.
*@ On the forwarding page there is a search by tracking number in the shelf of the unknown. If it is there it is yours with one tap.

? Does the warehouse check that electronics work?
@ We look, count, weigh and photograph; we do not switch things on unless you order a short video, R 20.

? How is a fragile mirror packed?
*^ Take the corner and bubble reinforcement, R 15, and insurance. Two of three mirrors of my members came whole, the third was paid.

? Warehouse in Yiwu or Guangzhou, can I combine both?
*@ No, a parcel leaves from one of them. The order shows where it lies.

? Vacuum packing for pillows?
- Half the price in freight. They came back to life after a day in the sun.

? Can I visit the warehouse in China?
@ With your consultant, on weekdays, after writing to us. Bring the order numbers.

? When does the storage clock begin?
*@ On the day of weighing, which counts as the first. What arrives on a weekend is weighed on Monday.

? Packed parcel, I want to add one thing
* Reopening costs R 50. I left it for the next one.

? Is there somewhere I see what lies there and how many days are left?
*@ In 'Ship', each order says until when it is free. Sort by it and send the oldest first.

? Can somebody cut off the price stickers?
: They are presents.
* Write it into the remark when you ship, 'remove price labels'. Free for up to ten pieces, they did it nicely.

? What does 'weighing' take so long for?
*@ Every parcel is weighed and measured in the order of arrival. On 11.11 and 6.18 there are five times as many, then it takes up to three days.

? How many orders fit into one parcel?
@ By air it ends at 30 kg. The page counts along while you tick and says when it is full.
*- I never got above twenty before the box was full.

? Can you photograph the inside of a handbag?
*- Yes, order one more photo for R 5 and say what you want to see. They even opened the zip.

? Do you keep the shoe boxes?
* Only if you tick it, they make the parcel big. Without them my six pairs went from 14 to 9 volumetric kilos.
`;
