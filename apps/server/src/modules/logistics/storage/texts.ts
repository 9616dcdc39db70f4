import { defineTexts } from '../../../platform/texts/define.ts';

export const storageTexts = defineTexts('storage', {
  soon: {
    when: 'The autopilot ships on the last day of free storage',
    title: 'Autopilot ships {orders} by sea on {day}',
    text: 'That is the last day of free storage. It goes to your default receiver and is paid from your balance. Ship it yourself, extend storage or switch the autopilot off if you want it otherwise.',
  },
  shipped: {
    when: 'The autopilot made a parcel',
    title: 'Autopilot put {orders} into parcel {number}',
    text: 'It goes by sea to your default receiver. {amount} are set aside from your balance.',
  },
  failed: {
    when: 'The autopilot could not make a parcel',
    title: 'Autopilot could not ship {orders}',
    text: '{why}\n\nStorage is free until {day}. We try again every day.',
  },
});
