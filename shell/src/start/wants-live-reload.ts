import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

const KEY = 'live-reload';

/** Whether this tab was opened for development: `?live-reload=on` turns it on for the session, `off` turns it off. */
export const wantsLiveReload = (search: string, session: StoragePort): boolean => {
  const asked = new URLSearchParams(search).get(KEY);
  if (asked !== null) session.write(KEY, asked);
  return session.read(KEY) === 'on';
};
