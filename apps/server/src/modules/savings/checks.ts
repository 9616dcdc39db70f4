import type { Check } from '../../platform/module.ts';

export const savingChecks: readonly Check[] = [
  {
    name: 'money lies in a jar only where a jar is open',
    text: `
      select format('account %s has %s in a jar that is not there', purse.owner_id, purse.balance)
      from purses as purse
      where purse.book = 'jar' and purse.balance <> 0
        and not exists (select from jars where account_id = purse.owner_id and closed_at is null)`,
  },
];
