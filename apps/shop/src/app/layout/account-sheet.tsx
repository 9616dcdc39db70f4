import type { LoginInfo } from '@sgb/contract/identity.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import AccountList from './account-list.tsx';
import type { LazySheetProps } from './lazy-sheet.tsx';

export function AccountSheet({ login, ...sheet }: LazySheetProps & { login: LoginInfo }) {
  return (
    <Sheet {...sheet} title="Account" width="sm">
      <AccountList login={login} className="-mx-3 -mt-2 pb-[env(safe-area-inset-bottom)]" />
    </Sheet>
  );
}
