import type { RemoteManifest } from '@coinlane/shared-contracts/lifecycle';

/** What the shell and the release ledger know about this remote. */
export const manifest: RemoteManifest = {
  name: '__NAME__',
  routes: ['__PATH__'],
  namespace: '__SHORT__',
  eventsProduced: [],
  eventsConsumed: [],
  blocks: [],
};
