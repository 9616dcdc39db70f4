import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Pages that come faster than this show nothing: a flash would only unsettle. */
const displayDelayMs = 200;

export function ProgressLine() {
  const busy = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setShown(true), displayDelayMs);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [busy]);

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {shown && 'Loading the page'}
      </p>
      {shown && <Line />}
    </>
  );
}

/** Nobody knows how long it will take: it runs ahead and grows ever slower. */
function Line() {
  const [moving, setMoving] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMoving(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div
      aria-hidden="true"
      style={{ transform: `scaleX(${moving ? 0.9 : 0.1})` }}
      className="fixed inset-x-0 top-0 z-60 h-0.75 origin-left bg-action transition-transform duration-8000 ease-out"
    />
  );
}
