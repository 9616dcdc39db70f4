import { useEffect, useSyncExternalStore } from 'react';
import { bytesWords, countSavedData, savedDataGrew, savedThisMonth } from '../saved-data.ts';

function onGrowth(notice: () => void): () => void {
  addEventListener(savedDataGrew, notice);
  return () => removeEventListener(savedDataGrew, notice);
}

/** Counts, too: it is on every page of data-light mode. */
export default function SavedDataNote() {
  useEffect(countSavedData, []);
  const bytes = useSyncExternalStore(onGrowth, savedThisMonth);
  return bytes < 1000 ? (
    'What it saves is counted from now on.'
  ) : (
    <span className="font-medium text-ink">It saved you at least {bytesWords(bytes)} this month.</span>
  );
}
