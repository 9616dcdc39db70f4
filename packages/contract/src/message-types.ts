/** Product document, section 9. 1 and 2 are ways of looking at messages, 3 to 5 are what a message is. */
export const messageTypes = { all: 1, unread: 2, order: 3, membership: 4, notification: 5 } as const;

/** 0: none of the product document's. */
export const messageSubtypes = { none: 0, money: 10, coupon: 30, scoin: 40, member: 50, quality: 60 } as const;

export type MessageView = (typeof messageTypes)[keyof typeof messageTypes];
export type MessageType = Exclude<MessageView, 1 | 2>;
export type MessageSubtype = (typeof messageSubtypes)[keyof typeof messageSubtypes];

export const messageViews = Object.values(messageTypes);
export const ownMessageTypes: readonly MessageType[] = [3, 4, 5];
export const allMessageSubtypes = Object.values(messageSubtypes);
