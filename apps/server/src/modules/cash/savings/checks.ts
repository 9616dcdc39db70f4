import type { Check } from '../../../platform/module.ts';

export const savingChecks: readonly Check[] = [
  {
    name: 'money lies in a jar only where a jar is open',
    text: `
      select format('account %s has %s in a jar that is not there', balance.owner_id, balance.balance)
      from balances as balance
      where balance.book = 'jar' and balance.balance <> 0
        and not exists (select from jars where account_id = balance.owner_id and closed_at is null)`,
  },
];
