import type { LoginInfo } from '@sgb/contract/identity.ts';
import { expect, test } from 'vitest';
import { whatsAppHref } from './whatsapp.ts';

const login = { username: 'thandi', ambassadorcountrycode: '266', ambassadorcellphone: '58123456' } as LoginInfo;

test('WhatsApp opens with the number of the contact, and with the shop where there is none', () => {
  expect(whatsAppHref(login, '27600000000')).toBe(
    'https://wa.me/26658123456?text=Hello%2C%20I%20am%20thandi%20at%20SGB.%20',
  );
  expect(whatsAppHref(login, '27600000000', 'order SO12')).toBe(
    'https://wa.me/26658123456?text=Hello%2C%20I%20am%20thandi%20at%20SGB.%20It%20is%20about%20order%20SO12.%20',
  );
  const alone = { ...login, ambassadorcountrycode: '', ambassadorcellphone: '' };
  expect(whatsAppHref(alone, '27600000000')).toMatch(/^https:\/\/wa\.me\/27600000000\?text=/);
});
