import type { LoginInfo } from '@sgb/contract/identity.ts';
import { createContext, use } from 'react';

export const MeContext = createContext<LoginInfo | null>(null);

/** Who works here. */
export function useMe(): LoginInfo {
  const me = use(MeContext);
  if (!me) throw new Error('MeContext is missing');
  return me;
}
