import { defineTexts } from '../../../platform/texts/define.ts';

export const ambassadorTexts = defineTexts('ambassadors', {
  left: {
    when: 'A member leaves a group; the ambassador hears of it',
    title: 'A member left your group',
    text: '{name} is no member of yours any more. What they have in a round stays with you.',
  },
  unpaused: {
    when: 'An ambassador ends the pause of a member',
    title: 'You can join rounds again',
    text: 'Your ambassador has ended the pause.',
  },
  memberPaused: {
    when: 'An ambassador pauses a member',
    title: 'You cannot join new rounds for now',
    text: 'Your ambassador has paused you: you cannot put goods into new rounds. What is in a round already goes on.{reason}',
  },
  removed: {
    when: 'An ambassador removes a member',
    title: 'You are no longer in your group',
    text: '{reason}\n\nA consultant of our team looks after you from now on. What is in a round already goes on. You can join another ambassador any time.',
    keep: ['reason'],
  },
  withdrawn: {
    when: 'Somebody takes an application back',
    title: 'Your application is taken back',
    text: 'You can apply as an ambassador again whenever you like.',
  },
  probationOver: {
    when: 'The probation of an ambassador is over',
    title: 'Your probation is over',
    text: 'You are an ambassador without reserve. Thank you.',
  },
  inactive: {
    when: 'An ambassador has done nothing for the group for 45 days',
    title: 'Your group has not heard from you for a while',
    text: 'There was no round, no hand-over and no answer of yours for 45 days. Write to your members or hand something over; after 60 days they are given to others.',
  },
  approved: {
    when: 'An ambassador is approved',
    title: 'You are an ambassador now',
    text: 'Welcome. Share your invite code with your neighbours; those who live in your suburbs can choose you from now on. The first {days} days are a probation.',
  },
  refused: {
    when: 'An application as ambassador is refused',
    title: 'We could not approve your application',
    text: '{reason}\n\nYou can apply again in {days} days. Until then everything else stays as it is.',
    keep: ['reason'],
  },
  paused: {
    when: 'We, or the clock, pause an ambassador',
    title: 'Your group is paused',
    text: '{reason}\n\nYour members were given to others. Rounds that are under way go on. You can go on any time.',
    keep: ['reason'],
  },
  ended: {
    when: 'Somebody is no ambassador any more',
    title: 'You are no longer an ambassador',
    text: '{reason}\n\nYour members were given to others. Please hand over what is still with you, and what is on its way to you. What you have earned stays yours.',
    keep: ['reason'],
  },
});
