import { defineTexts } from '../../../platform/texts/define.ts';

export const promotionTexts = defineTexts('promotion', {
  approvedRand: {
    when: 'What an influencer handed in is approved, and pays rand',
    title: '“{task}” is approved',
    text: 'You earned {reward}. It is in your earnings. Thank you for telling others about us.',
  },
  approvedScoin: {
    when: 'What an influencer handed in is approved, and pays S Coin',
    title: '“{task}” is approved',
    text: 'You earned {reward}. They are in your account. Thank you for telling others about us.',
  },
  refusedOnce: {
    when: 'What an influencer handed in is not approved, and may be handed in again',
    title: '“{task}” was not approved',
    text: '{reason}\n\nYou can hand it in once more until {day}.',
    keep: ['reason'],
  },
  refused: {
    when: 'What an influencer handed in is not approved for good',
    title: '“{task}” was not approved',
    text: '{reason}\n\nIt cannot be handed in again; other tasks wait for you.',
    keep: ['reason'],
  },
  expired: {
    when: 'An influencer handed nothing in in time',
    title: 'Your time for “{task}” is over',
    text: 'Nothing was handed in, so its place is free for somebody else. Other tasks wait for you.',
  },
  influencer: {
    when: 'Somebody becomes an influencer',
    title: 'You are an SGB influencer',
    text: 'Take tasks, share links with your invite code, and earn from those who join with it. You find all of it under Influencer in your account menu.',
  },
  noInfluencer: {
    when: 'Somebody is no influencer any more',
    title: 'You are no longer an SGB influencer',
    text: '{reason}\n\nWhat you have earned stays yours.',
    keep: ['reason'],
  },
});
