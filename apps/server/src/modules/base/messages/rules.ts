import {
  allMessageSubtypes,
  type MessageSubtype,
  type MessageType,
  type MessageView,
  messageSubtypes,
  messageTypes,
  messageViews,
  ownMessageTypes,
} from '@sgb/contract/message-types.ts';
import type { MessagePreferences } from '@sgb/contract/messages.ts';

/** Letters come for money and for nothing else until somebody asks for more. */
export const firstPreferences: MessagePreferences = {
  emailMoney: true,
  emailOrder: false,
  emailMembership: false,
  emailNotification: false,
  offers: true,
};

export interface Kind {
  readonly type: MessageType;
  readonly subtype: MessageSubtype;
}

/** Whether a message that is no offer also goes by email. Money is money whatever else it is about. */
export function mailsTo({ type, subtype }: Kind, preferences: MessagePreferences): boolean {
  if (subtype === messageSubtypes.money) return preferences.emailMoney;
  if (type === messageTypes.order) return preferences.emailOrder;
  return type === messageTypes.membership ? preferences.emailMembership : preferences.emailNotification;
}

/** What the reader agreed to: offers in some way, and offers by email. */
export interface Agreed {
  readonly any: boolean;
  readonly email: boolean;
}

/** Offers need a yes that was given and has not been taken back, on each way they take. */
export function offerTo(
  agreed: Agreed,
  { offers }: MessagePreferences,
): { readonly show: boolean; readonly mail: boolean } {
  const show = offers && agreed.any;
  return { show, mail: show && agreed.email };
}

const excerptLength = 160;

/** The beginning of a text in one line, not cut inside a word where that can be helped. */
export function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const signs = [...line];
  if (signs.length <= excerptLength) return line;
  const cut = signs.slice(0, excerptLength - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > excerptLength / 2 ? cut.slice(0, space) : cut}…`;
}

export interface Counted extends Kind {
  readonly total: number;
  readonly unread: number;
}

function sum(rows: readonly Counted[]) {
  return rows.reduce((all, { total, unread }) => ({ total: all.total + total, unread: all.unread + unread }), {
    total: 0,
    unread: 0,
  });
}

function countsOf(rows: readonly Counted[], type: MessageView) {
  if (type === messageTypes.all) return sum(rows);
  const { unread } = sum(rows);
  if (type === messageTypes.unread) return { total: unread, unread };
  return sum(rows.filter((row) => row.type === type));
}

/** How many messages each tab has, and each subtype that has any. */
export function overview(rows: readonly Counted[]) {
  const place = ({ type, subtype }: Kind) =>
    ownMessageTypes.indexOf(type) * allMessageSubtypes.length + allMessageSubtypes.indexOf(subtype);
  return {
    types: messageViews.map((type) => ({ type, ...countsOf(rows, type) })),
    subtypes: rows.toSorted((a, b) => place(a) - place(b)),
    unread: sum(rows).unread,
  };
}
