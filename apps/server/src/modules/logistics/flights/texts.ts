import { defineTexts } from '../../../platform/texts/define.ts';

export const flightTexts = defineTexts('flights', {
  asked: {
    when: 'A client asks for a special flight; who looks after them hears of it',
    title: 'A client of yours asks for a special flight',
    text: '{wish}',
    keep: ['wish'],
  },
  answered: {
    when: 'We answer about a special flight',
    title: 'We answered about your special flight',
    text: '{answer}',
    keep: ['answer'],
  },
  booked: {
    when: 'Kilograms are booked on a special flight',
    title: '{kg} kg are booked for you',
    text: 'They fly from {from} to {to} on {day}. Your goods have to be with us on {closes}.',
    keep: ['closes'],
  },
  cancelled: {
    when: 'A special flight does not go',
    title: 'The flight of {day} does not go',
    text: '{reason}\n\nYou owe nothing for it. Ask for another flight, and we find the next one for you.',
    keep: ['reason'],
  },
});
