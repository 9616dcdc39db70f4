import { DataLight, isDataLight } from '@sgb/ui/data-light.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { onDataLight } from '../shared/session/data-light.ts';

/** Tells everything in the page whether few bytes are wanted: as the server decided, until somebody turns the switch. */
export function DataLightOfPage({ children }: { children: ReactNode }) {
  const [light, setLight] = useState(isDataLight);
  useEffect(() => onDataLight(setLight), []);
  return <DataLight value={light}>{children}</DataLight>;
}
