import type { Article } from '../rules.ts';
import { heading, list, says } from './blocks.ts';

export const terms: Article = {
  type: 'terms',
  section: 'About SGB',
  title: 'Terms of use',
  summary: 'What you and we agree to when you use SGB.',
  related: ['privacy', 'aftersale', 'fees'],
  body: [
    heading('What we do'),
    says(
      'You ask us to buy goods from a supplier in China and to bring them to you. We act for you in buying, and we are responsible to you for checking, storing, packing and shipping. SA Stock is sold to you by us.',
    ),
    heading('Your account'),
    list(
      'You give true facts about yourself and keep your password to yourself.',
      'One person has one personal account. Businesses register as such.',
      'Verify your email within {withdrawals.terms.emailDays:day}; until you do, you cannot withdraw money.',
    ),
    heading('Orders and prices'),
    list(
      'Before you pay, you see the full price with freight, fees and what will come later, and can correct or leave (ECT Act, section 43).',
      'The price of an order is fixed for {checkout.terms.priceHours:hour} after you place it.',
      'An order that is not paid within {checkout.terms.payHours:hour} is cancelled.',
      'We may refuse goods that are forbidden to import or to carry.',
    ),
    heading('Your money'),
    list(
      'Your balance is prepaid money. It does not expire and is not forfeited (Consumer Protection Act, section 63). It earns no interest.',
      'Bonus money and S Coin are gifts. They can be spent, not withdrawn.',
      'Coupons that you got free of charge end on the day printed on them.',
    ),
    heading('Cancelling and returning'),
    says(
      'You may cancel within 7 days after you received the goods and pay only for sending them back; we refund within 30 days (ECT Act, section 44). This does not hold for services that began with your consent or goods made for you. Goods sold by us carry a six-month warranty: repair, replacement or money back, as you choose (Consumer Protection Act, section 56). How we handle each case is in [Returns and refunds](/helpcenter/index/aftersale).',
    ),
    heading('Delivery'),
    says(
      'The days that we name for a line are what it usually takes. Choosing a line, you agree to its time, also where it is longer than 30 days.',
    ),
    heading('Customs'),
    says(
      'You import the goods for yourself. Private people may import for personal use up to {parcel.yearLimit.cents} a calendar year. We declare the real value, and you give us your ID or passport number for the declaration.',
    ),
    heading('Changes and law'),
    says(
      'We show changes of these terms here with their date. What you ordered before stays under the old ones. The law of South Africa applies; rights that the law of your own country gives you remain.',
    ),
  ],
};

export const privacy: Article = {
  type: 'privacy',
  section: 'About SGB',
  title: 'Privacy',
  summary: 'What we know about you, why, and what you can do about it.',
  related: ['terms', 'contact'],
  body: [
    says('We follow the Protection of Personal Information Act (POPIA).'),
    heading('What we keep, and why'),
    list(
      '**Name, mobile, email, addresses**: to serve and deliver to you.',
      '**Orders, payments, messages**: to do what you asked for, and because tax law demands records.',
      '**ID or passport number**: for customs. Stored encrypted, shown masked.',
      '**Bank account**: to pay you. Only you and those who pay see it.',
      '**Which pages are visited**: to make the shop better. Nothing goes to advertisers unless you agree.',
    ),
    heading('Who else sees it'),
    list(
      'Couriers and customs: the receiver, the address and what is in the parcel.',
      'Payment providers: the amount and your reference. We never see your card number.',
      'Your ambassador: your name, mobile and the parcels to hand over.',
      'Suppliers in China: never your name. They send to our warehouse.',
    ),
    heading('Marketing'),
    says('WhatsApp, email and SMS offers only if you ticked the box for each. Every message has a way to stop them.'),
    heading('Cookies'),
    list(
      'Your login, for one day.',
      'Light or dark, as you chose.',
      'A visitor number without your name, to count visits, for ten years.',
      'The page you came from, until you close the browser.',
      'Whether advertisers may hear of your visit, for half a year. We ask first, and a browser that says no (Global Privacy Control, Do Not Track) is not asked.',
    ),
    heading('Your rights'),
    says(
      'You may see, correct or delete what we know about you, object to its use, and complain to the Information Regulator of South Africa. Write to us; we answer within 30 days. If your data ever falls into wrong hands, we tell you and the Regulator.',
    ),
  ],
};
