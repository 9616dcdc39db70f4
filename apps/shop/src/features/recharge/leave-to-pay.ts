import type { OutputOf } from '@sgb/contract/client.ts';

/** Leaves the shop for the gateway's page: by its address, or with the form that it wants to be posted. */
export function leaveToPay({ url, fields }: OutputOf<'POST /api/recharge/pay'>): void {
  if (!fields) {
    window.location.assign(url);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const { name, value } of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
