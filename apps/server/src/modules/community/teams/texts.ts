import { defineTexts } from '../../../platform/texts/define.ts';

export const teamTexts = defineTexts('teams', {
  joined: {
    when: 'Somebody is in a team, and it needs more pieces',
    title: 'You are in team {number}',
    text: '{amount} is set aside until {until} at the latest. {missing} more pieces are needed. Share the team, so that others join. If the team does not come together, everything is back at once.\n\n{goods}',
  },
  joinedLast: {
    when: 'Somebody is in a team that has its pieces',
    title: 'You are in team {number}',
    text: '{amount} is set aside until {until} at the latest.  If the team does not come together, everything is back at once.\n\n{goods}',
  },
  ordered: {
    when: 'A team has reached its price',
    title: 'Your team has reached its price',
    text: '{order} is paid with the {amount} that you set aside. We buy for everybody together when the team closes, on {until} at the latest.\n\n{goods}',
  },
  missed: {
    when: 'A team did not come together in time',
    title: 'Your team did not come together',
    text: '{pieces} of {threshold} pieces came together in time. {amount} is back in your balance. {others}\n\n{goods}',
  },
  left: {
    when: 'Somebody left a team',
    title: 'You left team {number}',
    text: '{amount} is back in your balance.\n\n{goods}',
  },
});
