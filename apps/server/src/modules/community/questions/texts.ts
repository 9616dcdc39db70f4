import { defineTexts } from '../../../platform/texts/define.ts';

export const questionTexts = defineTexts('questions', {
  asked: {
    when: 'A member asks something; the ambassador hears of it',
    title: 'A member of yours has a question',
    text: '{name} asks: {question}\n\nPlease answer within {hours} working hours.',
  },
  answered: {
    when: 'A question is answered; whoever asked hears of it',
    title: 'Your question has an answer',
    text: '{question}\n\n{name} answered: {answer}',
  },
  followed: {
    when: 'A question is answered; who follows it hears of it',
    title: 'A question you follow has an answer',
    text: '{question}\n\n{name} answered: {answer}',
  },
  hidden: {
    when: 'We hide a question or an answer',
    title: 'What you wrote is hidden',
    text: '{about}\n\nOthers cannot read it: {reason}',
    keep: ['reason'],
  },
  shown: {
    when: 'A question or an answer is shown again',
    title: 'What you wrote is shown again',
    text: '{about}\n\n{note}',
  },
  released: {
    when: 'A question or an answer that waited for us can be read',
    title: 'Others can read what you wrote',
    text: '{about}\n\nWe have looked at it. Thank you for waiting.',
  },
  merged: {
    when: 'A question becomes part of one that was asked before',
    title: 'Your question was asked before',
    text: '{about}\n\nSomebody asked the same before: “{other}”. Your question is part of it now, with its answers.',
  },
});
