import type { RemoteManifest } from '@coinlane/shared-contracts/lifecycle';

import { PRO_PATHS } from './domain/pro-page.ts';

/** Manifest of this remote for the shell and the release ledger. */
export const manifest: RemoteManifest = {
  name: 'mfe-pro',
  routes: PRO_PATHS.map(({ path }) => path),
  namespace: 'pro',
  eventsProduced: ['site/sign-in-asked@1', 'site/sign-out-asked@1', 'site/interaction-happened@1'],
  eventsConsumed: ['shell/auth-changed@1'],
  blocks: [],
};
