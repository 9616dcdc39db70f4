import { defineTexts } from '../../../platform/texts/define.ts';

export const caseTexts = defineTexts('cases', {
  opened: {
    when: 'A case was opened',
    title: 'We have your case {number}',
    text: '{kind}: {title}\n\nYou have a first answer by {answerBy} and a decision by {decideBy}. If we are later, you get S Coin for every working day.',
  },
  asked: {
    when: 'We ask something in a case',
    title: 'We need your answer: {number}',
    text: '{answer}',
  },
  answered: {
    when: 'We answer in a case',
    title: 'We answered: {number}',
    text: '{answer}',
  },
  decided: {
    when: 'A case was decided',
    title: 'Solved: {number}',
    text: '{answer}',
  },
  remind: {
    when: 'Somebody has not answered in a case',
    title: 'We still wait for your answer: {number}',
    text: 'We asked you something about {title}. Without an answer the case is closed on {until}.',
  },
  silent: {
    when: 'A case was closed because nobody answered',
    title: 'Closed: {number}',
    text: 'We asked you and heard nothing. If it still matters, you can open it again within {days} days.',
  },
});
