import { createContext, useContext } from 'react';

import type { Location } from '@coinlane/shared-contracts/lifecycle';

const StartPlaceContext = createContext<Location | null>(null);

/** Provides the location at which a remote started. The visitor can navigate before the remote renders. */
export const StartPlaceProvider = StartPlaceContext.Provider;

/** Location at which the remote started, which is that of the server-rendered page. Null outside a mounted remote. */
export const useStartPlace = (): Location | null => useContext(StartPlaceContext);
