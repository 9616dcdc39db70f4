import type { LoginInfo } from '@sgb/contract/identity.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { knownAnswer, query } from '../api/api.ts';

const loginQuery = query('GET /api/user/logininfo', {});

/** On the server nothing changes any more, and dozens of components ask. */
const useRead = () => knownAnswer<LoginInfo>(useQueryClient(), loginQuery.queryKey);
const useFollowed = () => useQuery({ ...loginQuery, enabled: false }).data;
const useAnswer = import.meta.env.SSR ? useRead : useFollowed;

/** Who is logged in, or null. The root loader has asked already, so this only reads. */
export function useLogin(): LoginInfo | null {
  return useAnswer() ?? null;
}
