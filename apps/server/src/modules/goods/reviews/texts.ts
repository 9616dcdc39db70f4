import { defineTexts } from '../../../platform/texts/define.ts';

export const reviewTexts = defineTexts('reviews', {
  answered: {
    when: 'We answer a review',
    title: 'We answered your review',
    text: '{answer}\n\nIt stands below your review, where others read it, too.',
    keep: ['answer'],
  },
  hidden: {
    when: 'We hide a review',
    title: 'Your review is hidden',
    text: 'One of our rules is the reason: {rule}\n\nWhat we looked at: {note}\n\nHow many stars you gave is never a reason. If you think that we are wrong, write to us.',
    keep: ['rule', 'note'],
  },
  shown: {
    when: 'A review is shown again',
    title: 'Your review is shown again',
    text: '{note}',
    keep: ['note'],
  },
});
