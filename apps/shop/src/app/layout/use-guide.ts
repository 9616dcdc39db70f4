import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { to } from '../../shared/links/links.ts';

/** Nothing of the tour is loaded before somebody wants it. */
let tour: Promise<typeof import('./tour.ts')> | undefined;

export async function startGuide(onExit?: () => void): Promise<void> {
  tour ??= import('./tour.ts');
  (await tour).startTour(onExit);
}

/** The home page, which begins with the tour. */
export const guideHref = `${to.home}?guide=1`;

/** Starts the tour of the home page, going there first from anywhere else. */
export function useGuide(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const atHome = pathname === to.home;
  const asked = atHome && new URLSearchParams(search).has('guide');

  useEffect(() => {
    if (!asked) return;
    void startGuide();
    navigate(to.home, { replace: true, preventScrollReset: true });
  }, [asked, navigate]);

  // The steps point at things of the home page: whoever leaves it leaves the tour.
  useEffect(() => {
    if (!atHome) return;
    return () => void tour?.then(({ endTour }) => endTour());
  }, [atHome]);

  return atHome ? () => void startGuide() : () => navigate(guideHref);
}
