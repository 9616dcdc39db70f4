import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'chat_messages',
      title: 'Your chats',
      whose: 'conversation_id in (select id from conversations where shopper_id = $1)',
      told: ['number', 'from_shopper', 'text', 'sent_at'],
      closing: { do: 'delete' },
    },
    {
      table: 'chat_events',
      title: 'What happened in your chats',
      whose: 'account_id = $1',
      told: ['at', 'kind'],
      closing: { do: 'delete' },
    },
    {
      table: 'chat_inboxes',
      title: 'How far you have read',
      whose: 'account_id = $1',
      told: ['last_event'],
      closing: { do: 'delete' },
    },
    {
      table: 'conversations',
      title: 'Whom you talked to',
      whose: 'shopper_id = $1',
      told: ['last_at'],
      closing: { do: 'delete' },
    },
  ],
};
