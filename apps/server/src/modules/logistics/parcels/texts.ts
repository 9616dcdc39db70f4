import { defineTexts } from '../../../platform/texts/define.ts';

export const parcelTexts = defineTexts('parcels', {
  receiverCorrected: {
    when: 'Service corrects to whom or where a parcel goes',
    title: 'We corrected where {number} goes',
    text: 'It goes to {receiver}, {address}.\n\n{reason}\n\nIf that is not right, write to us at once.',
    keep: ['address'],
  },
  left: {
    when: 'A parcel leaves China',
    title: 'Your parcel left our warehouse in China',
    text: '{number}: It is on its way. You can follow it step by step.{why}',
  },
  declared: {
    when: 'A parcel passed the declaration',
    title: 'Your parcel passed the declaration',
    text: '{number}: Customs know what is in it. It leaves China next.{why}',
  },
  landed: {
    when: 'A parcel arrived in South Africa',
    title: 'Your parcel arrived in South Africa',
    text: '{number}: It goes through customs and on to our warehouse.{why}',
  },
  outForDelivery: {
    when: 'A courier has the parcel',
    title: 'Your parcel is out for delivery',
    text: '{number}: Have the 4-digit code of its page ready for the courier.{why}',
  },
  collect: {
    when: 'A parcel can be fetched',
    title: 'Your parcel is ready to be collected',
    text: '{number}: Bring the 4-digit code that you find on its page.{why}',
  },
  delivered: {
    when: 'A parcel was handed over',
    title: 'Your parcel was delivered',
    text: '{number}: Please sign for it once you have looked inside.{why}',
  },
  signed: {
    when: 'A parcel was signed for',
    title: 'Your parcel is signed for',
    text: '{number}: We hope that everything is as you wished. Tell us how it was.{why}',
  },
  depotPaid: {
    when: 'Somebody fetched a parcel late',
    title: '{amount} for the days at our depot',
    text: '{number} was there {days} longer than is free. {amount} was taken from your balance when it was handed over.',
  },
  rehearsed: {
    when: 'A parcel was packed to know its weight before it is paid',
    title: 'Your parcel is packed: its freight is {amount}',
    text: '{number} weighs {weight}. What you paid for rehearsal packing is taken off already. Pay the freight in time, or we take the parcel apart again.',
  },
  due: {
    when: 'A packed parcel is heavier than paid for',
    title: 'Freight due: {amount} more for your parcel',
    text: '{number} is packed. {weights} Please pay the difference of {amount}, or we take it apart again.',
  },
  lighter: {
    when: 'A packed parcel is lighter than paid for',
    title: 'Your parcel is lighter: {amount} back',
    text: '{number} is packed. {weights} The difference is back in your balance.',
  },
  packedPaid: {
    when: 'A packed parcel is heavier, and its owner had agreed to pay',
    title: 'Your parcel is packed',
    text: '{number} is packed. {weights} The difference of {amount} was paid from your balance, as you had agreed.',
  },
  packed: {
    when: 'A parcel is packed',
    title: 'Your parcel is packed',
    text: '{number} is packed and leaves with the next dispatch.',
  },
  cancelled: {
    when: 'A parcel was cancelled',
    title: 'Your parcel is cancelled',
    text: '{number}: {why}.{money} The goods are back on their shelf and wait for another parcel.',
  },
  lost: {
    when: 'Nobody has scanned a parcel for long',
    title: 'We are looking for your parcel',
    text: '{number} was last scanned on {day}. We ask the carrier where it is. If it does not turn up, you are paid as your insurance says, or by weight without one.',
  },
  fetch: {
    when: 'A parcel waits at our depot',
    title: 'Please fetch your parcel from our depot',
    text: '{number} waits for you in Johannesburg, free until {day}. After that each day costs {amount}.',
  },
  late: {
    when: 'An insured parcel is late',
    title: 'Your parcel is late: {amount} back',
    text: '{number} has been on its way for more than {days} days. It is insured, so a part of its freight is back in your balance.',
  },
});
