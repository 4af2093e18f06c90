import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

const KEY = 'live-reload';

/** Whether this tab uses live reload: `?live-reload=on` enables it for the session, `off` disables it. */
export const wantsLiveReload = (search: string, session: StoragePort): boolean => {
  const asked = new URLSearchParams(search).get(KEY);
  if (asked !== null) session.write(KEY, asked);
  return session.read(KEY) === 'on';
};
