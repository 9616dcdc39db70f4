import type { LoginInfo } from '@sgb/contract/identity.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../api/api.ts';

/** Who is logged in, or null. The root loader has asked already, so this only reads. */
export function useLogin(): LoginInfo | null {
  return useQuery({ ...query('GET /api/user/logininfo', {}), enabled: false }).data ?? null;
}
