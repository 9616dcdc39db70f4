/** Account and safety. */
export const account = `
? I did not get the code by SMS
: Cell C number, tried three times.
*@ Wait 60 seconds between tries, ten codes a day at most. If it does not come at all use the email code. Numbers that were moved to another network sometimes need an hour.
- Mine was blocked by the do-not-disturb list, dial *140#.

? Somebody phoned as SGB and asked for my OTP
*@ That was not us. Nobody of ours ever asks for a code or a password, not even when you phoned. Change your password now: it ends all other sessions.
- They knew my name and order, I nearly fell for it.

? Is this shop legit or a scam?
: My sister lost R 3,000 with a page on Facebook.
* Ordering here for two years, 31 parcels, one trouble and that was paid. Start small like I did, R 150.
^ Come to my house and look at the boxes. That is what ambassadors are for.
- They have a depot you can walk into, scammers do not.

? Locked out after too many tries
*@ Five wrong passwords lock the account for 15 minutes. After that 'forgot password' sends a pin to your phone or a code to your email.

? How do I change my number?
: Old sim is gone.
*@ Under 'Personal info' with a code to your email. For 24 hours after that no money can leave with the new number, to protect you.

? Can I have two accounts?
- One for each number and email. The welcome gift comes only once per person anyway.

? Who sees my ID number?
*@ Customs, and us in part: it is stored encrypted and shown with stars. Each time one of us opens the picture it is noted with a name.

? How do I close my account?
* Profile, your data, close. You have to take your money out first and have no open orders. It rests a while in case you change your mind.

? Do you sell my details?
*@ No. Marketing only if you ticked it, and each message has a way out. You can download all that is known of you under 'Your data'.

? App or website?
- There is no app, but you can add the page to your home screen and it works like one, even a bit without signal.

? The page eats my data
* Switch on data-light under settings: pictures come smaller and only when you scroll to them. I went from 40 MB to 9 in an evening.

? Wrong name on my account after marriage
@ Write to us with a picture of the new ID, we change it within a day. The parcels need the name that stands in the document.

? WhatsApp number of SGB, is this one real?
*@ Only the one on our contact page, with the green widget. Whoever writes to you first from another number and wants money is not us.

? Why was I logged out?
- After a day without using it. Every time you use it, it starts anew.

? Can my husband and I share one account?
@ You can, but codes go to one phone, and withdrawals only to the account of whoever registered.

? How do I invite a friend?
* Your invite code is under 'Personal info'. She types it when she registers, and when her first order is signed you get 500 coins.

? My username shows to others here, can I hide it?
*@ Others see your first name and the first letter of the last, never your username, number or suburb.

? How do I turn off the letters about specials?
*@ Messages, the little wheel at the top, 'Offers'. Letters about money and parcels go on, because you need those.

? My phone was stolen, what must I do first?
*@ Log in anywhere and change the password: that ends all other sessions. Then change the number with the code to your email.
- And phone your network to block the SIM, so that nobody gets your codes.

? Can I use the shop in isiZulu or Afrikaans?
@ The pages are English for now. The search understands many words of both, and ambassadors say on their card which languages they speak.
*- 'Kombers' finds blankets, I tried.

? Where do I see on which devices I am logged in?
* Personal info, at the bottom, with the day and the place. One tap ends all but this one.

? I registered with the wrong country
*@ If nothing is ordered yet you can change it with your number. Afterwards write to us: the country decides about customs and phone codes.
`;
