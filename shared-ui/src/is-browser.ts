import { useSyncExternalStore } from 'react';

const nothing = (): void => undefined;
const neverChanges = () => nothing;

/** False on the server and during hydration, then true. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
