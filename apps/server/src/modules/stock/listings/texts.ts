import { defineTexts } from '../../../platform/texts/define.ts';

export const listingTexts = defineTexts('listings', {
  approved: {
    when: 'A seller’s first listing is approved',
    title: 'You sell in our shop now',
    text: '"{title}" is for sale. What you list from now on is for sale at once.',
  },
  refused: {
    when: 'A seller’s listing is not approved',
    title: 'Your listing was not approved',
    text: '"{title}" is not for sale: {reason}\n\nIts pieces are free on your shelf. You can list it again.',
    keep: ['reason'],
  },
  hidden: {
    when: 'We hide a seller’s listing',
    title: 'We have hidden a listing of yours',
    text: '"{title}" is not shown in the shop: {reason}\n\nYou can take its pieces off sale, or ask us in the chat.',
    keep: ['reason'],
  },
  shown: {
    when: 'A seller’s listing is shown again',
    title: 'Your listing is shown again',
    text: '"{title}" is for sale again.',
  },
  sold: {
    when: 'Pieces of a seller were sold',
    title: 'Sold: {title}',
    text: '{pieces} left your shelf. You get {amount} for it when the buyer has signed and the cooling-off is over.',
  },
  paid: {
    when: 'A seller is paid for a sale',
    title: '{amount} for {title}',
    text: 'It was paid out on {day}. You can withdraw it.',
  },
  takenBack: {
    when: 'A buyer got money back, and the seller’s part goes back',
    title: '{amount} of a sale was taken back',
    text: 'Money for {title} went back to its buyer, and your part goes back with it. If you have withdrawn it already, it is taken from what you earn next.',
  },
  cameBack: {
    when: 'Sold pieces came back to a seller’s shelf',
    title: '{title} came back to your shelf',
    text: '{sellable} fit to sell, {damaged} damaged.',
  },
});
