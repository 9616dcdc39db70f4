import { defineTexts } from '../../../platform/texts/define.ts';

export const roundTexts = defineTexts('rounds', {
  opened: {
    when: 'An ambassador opens a round',
    title: '“{round}” is open until {day}',
    text: 'Your ambassador ships together. Put in what waits for you in our warehouse: every kilogram makes the freight cheaper for everybody.{notice}',
  },
  extended: {
    when: 'A round stays open for longer',
    title: '“{round}” stays open until {day}',
    text: 'Your ambassador keeps it open for longer, so that more can ship together. What you put in stays in it.',
  },
  closed: {
    when: 'A round is closed; its ambassador hears of it',
    title: '“{round}” is closed',
    text: '{members} people ship together{discount}. We set everybody’s freight aside and pack it.',
  },
  setAside: {
    when: 'A round is closed, and somebody’s freight is set aside',
    title: '“{round}” is closed: {amount} set aside',
    text: 'Your part of the group shipment is paid for. It is settled by the scales once it is packed.',
  },
  unpaid: {
    when: 'A round is closed, and somebody’s balance is too low',
    title: '“{round}” is closed: please pay {amount}',
    text: 'Your balance was too low. Please pay within {hours} hours; after that your goods go back to the shelf and the others go without them.',
  },
  dropped: {
    when: 'Somebody’s goods are taken out of a round',
    title: 'Your goods are not in “{round}” any more',
    text: '{why}\n\nThey are back on their shelf, and nothing was charged. You can ship them as you like.',
    keep: ['why'],
  },
  fellBack: {
    when: 'Too few took part in a round',
    title: '“{round}” did not come about',
    text: 'Too few took part. Your goods are back on their shelf, nothing was charged, and you can ship them as you like.',
  },
  cancelled: {
    when: 'A round is cancelled',
    title: '“{round}” was cancelled',
    text: '{why}\n\nYour goods are back on their shelf, and nothing was charged.',
    keep: ['why'],
  },
  billed: {
    when: 'Some in a round could not pay, and the discount is less',
    title: '“{round}”: some could not pay',
    text: 'Without their goods the discount is {now} instead of {before}. You pay at most what was shown to you when you joined and {guarantee}; it is settled once your part is packed.',
  },
  shipped: {
    when: 'A round has left China',
    title: '“{round}” is on its way',
    text: 'It has left our warehouse in China. We tell you when your ambassador has it.',
  },
  arrived: {
    when: 'A round is at its ambassador, and can be fetched',
    title: '“{round}” is at your ambassador',
    text: 'Your parcel is there{pickup}. Your code is {code}: say it, or show its picture, when you fetch it.',
    keep: ['code'],
  },
  reminder: {
    when: 'Somebody has not fetched a parcel from the ambassador',
    title: 'Your parcel of “{round}” waits for you',
    text: 'It has been at your ambassador for {days} days. Your code is {code}. After {backDays} days it goes back to our depot in Johannesburg.',
    keep: ['code'],
  },
  back: {
    when: 'What nobody fetched goes back to our depot',
    title: 'Your parcel of “{round}” goes back to our depot',
    text: 'Nobody fetched it. It waits for you at our depot in Johannesburg, free for {freeDays} days; or ask us in the chat to send it to you at cost.',
  },
  bringBack: {
    when: 'An ambassador is asked to send back what nobody fetched',
    title: 'Please send {number} back to our depot',
    text: 'Nobody fetched it from you for {days} days. It is no longer a part of “{round}”.',
  },
});
