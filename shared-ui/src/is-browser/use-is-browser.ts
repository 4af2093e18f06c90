import { useSyncExternalStore } from 'react';

const nothing = (): void => undefined;
const neverChanges = () => nothing;

/** False on the server and while its HTML is taken over; true ever after. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
