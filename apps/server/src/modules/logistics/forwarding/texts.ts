import { defineTexts } from '../../../platform/texts/define.ts';

export const forwardingTexts = defineTexts('forwarding', {
  arrived: {
    when: 'A declared parcel came to our warehouse',
    title: 'Your parcel is at our warehouse',
    text: '{tracking}: {title}. We weigh, measure and photograph it next.',
  },
  undeclared: {
    when: 'A parcel came that nobody declared, with the code of one person',
    title: 'A parcel with your code has arrived',
    text: '{tracking} is here, and we do not know what is in it. Declare this number within {days} days, please: after that we cannot keep it.',
  },
  expiredOne: {
    when: 'A declared parcel never came',
    title: 'A declared parcel never came',
    text: 'We do not wait any longer. If it is still on its way, declare it again.\n\n{parcels}',
  },
  expiredMany: {
    when: 'Several declared parcels never came',
    title: '{count} declared parcels never came',
    text: 'We do not wait any longer. If it is still on its way, declare it again.\n\n{parcels}',
  },
});
