import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'messages',
      title: 'Messages from us',
      whose: 'account_id = $1',
      told: ['title', 'body', 'created_at', 'read_at'],
      closing: { do: 'delete' },
    },
    {
      table: 'message_preferences',
      title: 'How you want to be told',
      whose: 'account_id = $1',
      told: ['email_money', 'email_order', 'email_membership', 'email_notification', 'offers'],
      closing: { do: 'delete' },
    },
  ],
};
