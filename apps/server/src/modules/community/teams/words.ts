import { weekdayAndTime } from '@sgb/contract/date-words.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { teamHref, teamNumber } from '@sgb/contract/team-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import { missingOf } from './rules.ts';
import type { PlaceRow, TeamRow } from './store.ts';
import { teamTexts } from './texts.ts';

const { say } = teamTexts;

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
  const values = {
    number: teamNumber(team.id),
    amount: formatRand(place.totalCents),
    until: weekdayAndTime(team.endsAt),
    goods: goods(team, place),
  };
  return {
    ...shared(team, place),
    ...(missing > 0 ? say.joined({ ...values, missing }) : say.joinedLast(values)),
    money: -place.totalCents,
    once: `team place ${place.id} joined`,
  };
}

export function orderedNotice(team: TeamRow, place: PlaceRow, orderId: number): Told {
  return {
    ...shared(team, place),
    subtype: 'money',
    ...say.ordered({
      order: orderNumber(orderId),
      amount: formatRand(place.totalCents),
      until: weekdayAndTime(team.endsAt),
      goods: goods(team, place),
    }),
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
  const { pieces, threshold } = team;
  const amount = formatRand(place.totalCents);
  return {
    ...shared(team, place),
    subtype: 'money',
    ...say.missed({ pieces, threshold, amount, others, goods: goods(team, place) }),
    money: place.totalCents,
    once: `team place ${place.id} given back`,
  };
}

export function leftNotice(team: TeamRow, place: PlaceRow): Told {
  const amount = formatRand(place.totalCents);
  return {
    ...shared(team, place),
    ...say.left({ number: teamNumber(team.id), amount, goods: goods(team, place) }),
    money: place.totalCents,
    once: `team place ${place.id} left`,
  };
}
