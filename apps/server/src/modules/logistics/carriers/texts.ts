import { defineTexts } from '../../../platform/texts/define.ts';

export const carrierTexts = defineTexts('carriers', {
  attempt: {
    when: 'A courier found nobody',
    title: 'The courier did not find anybody',
    text: '{parcel}: {said}',
  },
  held: { when: 'Customs hold a parcel', title: 'Customs look at your parcel', text: '{parcel}: {said}' },
  delayed: { when: 'A parcel is delayed', title: 'Your parcel is delayed', text: '{parcel}: {said}' },
  damaged: { when: 'A parcel may be damaged', title: 'Your parcel may be damaged', text: '{parcel}: {said}' },
  lost: { when: 'A carrier looks for a parcel', title: 'The carrier looks for your parcel', text: '{parcel}: {said}' },
  returned: {
    when: 'A parcel comes back to our warehouse',
    title: 'Your parcel comes back to our warehouse',
    text: '{parcel}: {said}',
  },
});
