import { defineTexts } from '../../../platform/texts/define.ts';

export const contactTexts = defineTexts('contacts', {
  joined: {
    when: 'An ambassador gets a new member',
    title: 'A new member joined your group',
    text: '{name}{place} chose you. Say hello to them.',
  },
  ambassador: {
    when: 'A member gets another ambassador',
    title: 'Your ambassador has changed',
    text: '{name} looks after you from now on. Rounds that are under way are still handed over by the one before.',
  },
  consultant: {
    when: 'A member’s ambassador stops, and nobody else serves the suburb',
    title: 'Your ambassador has changed',
    text: 'Nobody else serves your suburb yet, so that {name} of our team looks after you. Rounds that are under way are still handed over by your ambassador.',
  },
});
