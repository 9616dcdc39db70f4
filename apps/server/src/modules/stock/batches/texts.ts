import { defineTexts } from '../../../platform/texts/define.ts';

export const batchTexts = defineTexts('batches', {
  inChina: {
    when: 'A seller’s batch is in our China warehouse',
    title: 'Batch {number} is in our China warehouse',
    text: 'It leaves by sea once everything has arrived, or earlier if you say so.',
  },
  atSea: {
    when: 'A seller’s batch is at sea',
    title: 'Batch {number} is at sea',
    text: 'It takes about seven weeks to Johannesburg, where we count it in.',
  },
  arrived: {
    when: 'A seller’s batch is in Johannesburg',
    title: 'Batch {number} is in Johannesburg',
    text: 'We count it now and put it on your shelf.',
  },
  cancelled: {
    when: 'None of a batch could be bought',
    title: 'Batch {number} is cancelled',
    text: 'None of its lines could be bought. Everything is back in your balance.',
  },
  trouble: {
    when: 'A batch cannot leave by sea',
    title: 'Batch {number} cannot leave yet',
    text: '{why}\n\nWe try again every day; you can also let it leave yourself.',
    keep: ['why'],
  },
  counted: {
    when: 'A batch was counted in',
    title: 'Batch {number} is on your shelf',
    text: '{pieces} pieces were sent.{lacking} You can send them to your clients now.',
  },
});
