import { createContext } from 'react';

/** Whether this visitor wants few bytes: the browser asked for it, or the person did. The server decides it for each page. */
export const DataLight = createContext(false);

/** The page says so itself, for whoever is no component. */
export const isDataLight = (): boolean => document.documentElement.dataset.light !== undefined;
