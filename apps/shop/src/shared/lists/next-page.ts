import { type Location, useLocation, useNavigation } from 'react-router';

/** Another page of the same list that is on its way. */
export function useNextPage(): Location | undefined {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next?.pathname.endsWith(pathname) ? next : undefined;
}
