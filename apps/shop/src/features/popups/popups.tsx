import { Refused } from '@sgb/contract/client.ts';
import { homeLocation, popupTypes } from '@sgb/contract/popup-types.ts';
import type { Popup } from '@sgb/contract/popups.ts';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { backgroundApi } from '../../shared/api/network.ts';
import { visitorId } from '../../shared/session/session.ts';
import { afterNone, clearInterruption, isSuppressed, keepInterruption, readInterruption } from './interruption.ts';
import { isQuiet } from './quiet.ts';
import { whenAtRest } from './rest.ts';

const PlainPopup = lazy(() => import('./plain-popup.tsx'));
const SurveyPopup = lazy(() => import('./survey-popup.tsx'));
const SuburbPopup = lazy(() => import('./suburb-popup.tsx'));

/** The next pop-up follows as soon as the last one has left. */
const breathMs = 200;

/** Status of an answer that has no pop-up. */
const none = 500;

interface PopupsProps {
  /** 0: a guest. */
  userId: number;
  location: string;
  startGuide: (onExit: () => void) => Promise<void>;
}

/** Asks for the next pop-up, shows it, and asks again when it is closed, until there is none. */
export default function Popups({ userId, location, startGuide }: PopupsProps) {
  const [popup, setPopup] = useState<Popup | null>(null);
  const home = location === homeLocation;
  const silent = isQuiet(location);
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  }, [location]);

  /** What came while somebody had opened something else waits until that is closed. */
  const kept = useRef<Popup | null>(null);
  const show = useCallback((next: Popup) => {
    kept.current = next;
    whenAtRest(() => {
      kept.current = null;
      // Somebody may have gone on to pay while we asked: what is handed out once is shown on the next page.
      if (!isQuiet(here.current) || next.type !== popupTypes.guide) setPopup(next);
    }, 0);
  }, []);

  const ask = useCallback(async () => {
    if (kept.current) return;
    const asker = { userId, home: here.current === homeLocation };
    const known = readInterruption();
    if (isQuiet(here.current) || (userId > 0 && isSuppressed(known, asker, Date.now()))) return;
    try {
      const guest = userId === 0 ? { visitorid: visitorId() } : {};
      const next = await backgroundApi.call('GET /api/popupwindow/pop', { location: here.current, ...guest });
      clearInterruption();
      show(next);
    } catch (error) {
      const nothing = error instanceof Refused && error.status === none;
      if (nothing && userId > 0) keepInterruption(afterNone(known, asker, Date.now()));
    }
  }, [userId, show]);

  const guide = popup?.type === popupTypes.guide;
  // A pop-up stays while pages change below it; `home` counts because more may wait there.
  useEffect(() => {
    if (!popup && !silent && (userId > 0 || home)) return whenAtRest(() => void ask(), breathMs);
  }, [popup, userId, home, silent, ask]);

  useEffect(() => {
    if (!guide) return;
    void startGuide(() => {
      const seen = backgroundApi.call('GET /api/shoppingmall/remindtimes', { type: 'shop' });
      void seen.catch(() => undefined).then(() => setPopup(null));
    });
  }, [guide, startGuide]);

  if (!popup || guide || silent) return null;
  const done = () => setPopup(null);
  const read = () => {
    const { id, type, evaluation } = popup;
    const extra = userId === 0 ? { visitorid: visitorId() } : evaluation ? { ordertype: evaluation.ordertype } : {};
    return backgroundApi.call('GET /api/popupwindow/read', { id, type, ...extra }).catch(() => undefined);
  };
  const close = () => void read().then(done);
  const parts = { popup, onClose: close, onDone: done };
  return (
    <Suspense fallback={null}>
      {popup.type === popupTypes.survey ? (
        <SurveyPopup key={popup.id} {...parts} />
      ) : popup.type === popupTypes.suburb ? (
        <SuburbPopup key={popup.id} {...parts} />
      ) : (
        <PlainPopup key={popup.id} {...parts} onShown={() => void read()} />
      )}
    </Suspense>
  );
}
