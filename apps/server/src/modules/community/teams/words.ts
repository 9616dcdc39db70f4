import { weekdayAndTime } from '@sgb/contract/date-words.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { teamHref, teamNumber } from '@sgb/contract/team-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import { missingOf } from './rules.ts';
import type { PlaceRow, TeamRow } from './store.ts';

type Told = Notice & { readonly once: string };

const shared = (team: TeamRow, place: PlaceRow) =>
  ({
    userId: place.accountId,
    type: 'order',
    about: `team ${team.id}`,
    link: teamHref(team.productId, team.id),
  }) as const;

const goods = (team: TeamRow, { quantity }: PlaceRow) => `${quantity} x ${team.title}`;

export function joinedNotice(team: TeamRow, place: PlaceRow): Told {
  const missing = missingOf(team);
  const lacking = missing > 0 ? `${missing} more pieces are needed. Share the team, so that others join.` : '';
  return {
    ...shared(team, place),
    title: `You are in team ${teamNumber(team.id)}`,
    text: `${formatRand(place.totalCents)} is set aside until ${weekdayAndTime(team.endsAt)} at the latest. ${lacking} If the team does not come together, everything is back at once.\n\n${goods(team, place)}`,
    money: -place.totalCents,
    once: `team place ${place.id} joined`,
  };
}

export function orderedNotice(team: TeamRow, place: PlaceRow, orderId: number): Told {
  return {
    ...shared(team, place),
    subtype: 'money',
    title: 'Your team has reached its price',
    text: `${orderNumber(orderId)} is paid with the ${formatRand(place.totalCents)} that you set aside. We buy for everybody together when the team closes, on ${weekdayAndTime(team.endsAt)} at the latest.\n\n${goods(team, place)}`,
    link: `/shoporder/2/detail/${orderId}`,
    money: -place.totalCents,
    once: `team place ${place.id} ordered`,
  };
}

export function missedNotice(team: TeamRow, place: PlaceRow, similar: number): Told {
  const others =
    similar === 0
      ? 'You can start a team yourself.'
      : `There ${similar === 1 ? 'is a similar team' : `are ${similar} similar teams`} that you can join.`;
  return {
    ...shared(team, place),
    subtype: 'money',
    title: 'Your team did not come together',
    text: `${team.pieces} of ${team.threshold} pieces came together in time. ${formatRand(place.totalCents)} is back in your balance. ${others}\n\n${goods(team, place)}`,
    money: place.totalCents,
    once: `team place ${place.id} given back`,
  };
}

export function leftNotice(team: TeamRow, place: PlaceRow): Told {
  return {
    ...shared(team, place),
    title: `You left team ${teamNumber(team.id)}`,
    text: `${formatRand(place.totalCents)} is back in your balance.\n\n${goods(team, place)}`,
    money: place.totalCents,
    once: `team place ${place.id} left`,
  };
}
