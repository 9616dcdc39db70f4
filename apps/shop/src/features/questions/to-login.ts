import { useLocation, useNavigate } from 'react-router';
import { loginHref } from '../../shared/links/link.tsx';
import { useLogin } from '../../shared/session/login.ts';

/** Leads a guest who acts to the login, which leads back here with these words; true where it did. */
export function useToLogin(): (kept?: Readonly<Record<string, string>>) => boolean {
  const login = useLogin();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (kept = {}) => {
    if (login) return false;
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(kept)) query.set(name, value);
    const text = query.toString();
    void navigate(loginHref({ pathname, search: text ? `?${text}` : '' }));
    return true;
  };
}
