/** Orders and changes. */
export const orders = `
? Can I cancel an order that is already paid?
*@ While it says Paid: yes, at once, and everything comes back, the fee as well. Once it is purchased the supplier has to agree, which takes up to three days.
- Cancelled within the hour, money was in the balance before my coffee was cold.

? What does PurchasedNoPay mean?
*^ Our buyer has ordered it at the supplier and still has to pay there. It lasts a few hours, then it becomes bought and paid.

? How long may the supplier take to send?
*@ Seven days. From the third day you can press 'remind', once a day. From the tenth day you may cancel for nothing.
- Remind helps, mine was sent the same evening.

? I chose the wrong colour five minutes ago
: Paid already.
* Cancel and order again, quicker than asking. It was still Paid so I lost nothing.
@ Or change the remark while it is not purchased yet; our buyers read it before they buy.

? Order failed, where is my money?
*@ A failed order is refunded by itself the moment it fails: goods, freight in China, fee, coupon and coins, all of it, and a coupon of R 5 on top. Look at your bill.

? Why did the price change in my cart?
- The supplier changed it. Up to 2 % they swallow it, more and you must agree.
*@ And it is read anew when it is older than 30 minutes, so what you pay is what it costs.

? Can I add a piece to an order that was bought?
@ No, each order is one line that is bought once. Order the piece anew and ship them together, that costs you nothing extra but the supplier's delivery inside China.

? Pay later: what happens after 72 hours?
* It is cancelled and the coupon comes back. You get a reminder after a day and another at 60 hours.

? How do I restore a cancelled order?
*@ Within 24 hours there is a button 'restore' on the order. It opens at today's price.

? Where do I write that I want only black ones?
*^ In the remark of the line in the cart, up to 100 letters. Write it short and clear, our buyers translate it.

? Order says Collected, what must I do now?
*@ It lies in our China warehouse, weighed and photographed. Look at the photos, you have five days to object. Then make a parcel of it, alone or with others, when you like within 60 days.
- Do not forget this step like me, it sat there for a month.

? Two orders of the same supplier, do I pay the freight in China twice?
* Not when they are in one checkout, it is counted per supplier.

? Is there a limit on how much I can order?
@ 200 lines in a cart and 9,999 pieces of a line. Above R 5,000 per air parcel and R 50,000 per sea parcel you make several parcels.

? Bought late, got a coupon of R 10. Why?
*@ We promise to buy within 24 working hours. When we do not, you get the coupon and may still cancel for nothing.

? Can I see who the supplier is?
- On the product page there is a card with its score and years. You can open all its goods.

? Order shows SellerShipped_2 since a week
: Is it lost inside China?
*@ Inside China it takes up to five days normally. After a week we ask the courier ourselves; before New Year and on the 11.11 sale everything there takes longer.

? Can I order for a friend with another address?
*^ Yes. The order has no address at all. You choose the receiver when you make the parcel, so add your friend there with her ID number.

? Is a 1688 link from my phone good enough?
*@ Yes, paste it into the search bar as it is, short links as well. If the product is on that site we fetch it in a few seconds. Links of other shops we check first.

? Search by picture does not find my dress
- Cut the picture so that only the dress is on it, without the model's face and the shop behind.
* Screenshots from TikTok worked for me once I cropped the words away.

? Can I have the goods bought on a certain day?
@ We buy within one working day after payment. To have it later, leave it in the cart: prices there are refreshed each time you look.

? What does the red price mark in the cart mean?
*@ The supplier changed the price since you put it in. Tap on it and you see the old one and the new one.

? The supplier wants to send blue, not green. What can I choose?
* You get a message with three buttons: take the blue, wait for green, or money back. I waited and it took nine days.
@ Without an answer within 72 hours we give the money back, it is the safest for you.

? How do I download all my orders for my books?
*- Orders, export, it is a CSV and opens in Excel. With the supplier, amounts and dates.

? Why are there two orders when I paid once?
*@ One for each supplier or each product with its own quantity rule. They travel apart in China and are packed together with us.
`;
