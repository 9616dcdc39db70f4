import { createContext } from 'react';

/** For work in an open row that is done by buttons: what is typed is noticed by itself. */
export const TouchedContext = createContext<() => void>(() => undefined);
