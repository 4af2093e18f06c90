import type { RemoteName } from '@coinlane/shared-contracts/values';
import type { RemoteLifecycle } from '@coinlane/shared-ui/remote';

/** The remotes as chunks of one build, for comparison with the composed site. */
const REMOTES: Readonly<Record<RemoteName, () => Promise<RemoteLifecycle>>> = {
  'mfe-exchange': () => import(/* webpackChunkName: "mfe-exchange" */ '../../../mfe-exchange/src/lifecycle'),
  'mfe-pro': () => import(/* webpackChunkName: "mfe-pro" */ '../../../mfe-pro/src/lifecycle'),
  'mfe-listing': () => import(/* webpackChunkName: "mfe-listing" */ '../../../mfe-listing/src/lifecycle'),
  'mfe-swap': () => import(/* webpackChunkName: "mfe-swap" */ '../../../mfe-swap/src/lifecycle'),
  'mfe-content': () => import(/* webpackChunkName: "mfe-content" */ '../../../mfe-content/src/lifecycle'),
};

/** Replaces the shell's loader in the split build. Ignores the pinned version. */
export const loadLifecycle = (remote: RemoteName): Promise<RemoteLifecycle> => REMOTES[remote]();
