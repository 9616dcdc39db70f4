import type { Personal } from '../../../platform/personal.ts';
import { forgetAccount } from './closing-store.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'sessions',
      title: 'Where you are logged in',
      whose: 'account_id = $1',
      told: ['created_at', 'user_agent', 'ip', 'expires_at'],
      closing: { do: 'delete' },
    },
    {
      table: 'account_devices',
      title: 'Devices that logged in',
      whose: 'account_id = $1',
      told: ['seen_at'],
      closing: { do: 'delete' },
    },
    {
      table: 'one_time_codes',
      title: 'Codes',
      whose: 'account_id = $1',
      told: ['sent_at', 'purpose'],
      closing: { do: 'delete' },
    },
    {
      table: 'businesses',
      title: 'Your business',
      whose: 'account_id = $1',
      told: ['company_name', 'registration_number', 'vat_number', 'site_url', 'applied_at', 'approved_at'],
      closing: { do: 'delete' },
    },
    {
      table: 'accounts',
      title: 'Your account',
      whose: 'id = $1',
      told: [
        'id',
        'username',
        'email',
        'mobile',
        'first_name',
        'last_name',
        'suburb',
        'country_id',
        'created_at',
        'registered_from',
        'terms_at',
        'whatsapp_consent_at',
        'email_consent_at',
        'sms_consent_at',
        'email_verified_at',
        'mobile_verified_at',
        'vip_level',
        'invite_code',
      ],
      closing: {
        do: 'overwrite',
        with: {
          username: "'closed-' || id",
          email: "'closed-' || id || '@closed.invalid'",
          mobile: 'null',
          first_name: "''",
          last_name: "''",
          suburb: "''",
          registered_from: 'null',
          whatsapp_consent_at: 'null',
          email_consent_at: 'null',
          sms_consent_at: 'null',
          mobile_verified_at: 'null',
          email_verified_at: 'null',
          avatar: 'null',
        },
      },
    },
  ],
  unfinished: [
    { what: 'staff', text: 'select count(*)::int as n from accounts where id = $1 and staff_role is not null' },
    { what: 'members', text: 'select count(*)::int as n from accounts where id = $1 and (leader or user_type = 1)' },
  ],
  forget: forgetAccount,
};
