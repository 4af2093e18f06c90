import { createContext, useContext } from 'react';

import type { Location } from '@coinlane/shared-contracts/lifecycle';

const StartPlaceContext = createContext<Location | null>(null);

/** Tells a remote's tree where the visitor was when it began: when it is drawn, they may have gone on. */
export const StartPlaceProvider = StartPlaceContext.Provider;

/** Where the visitor was when the remote began, which is the page the server drew; null outside of a mounted remote. */
export const useStartPlace = (): Location | null => useContext(StartPlaceContext);
