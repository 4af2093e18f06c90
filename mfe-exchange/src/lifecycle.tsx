import { createRemoteLifecycle } from '@coinlane/shared-ui/remote';
import type { MountProps } from '@coinlane/shared-ui/remote';

import { createRemoteScope } from './app/create-remote-scope';
import { details, extras, fiatDialog, history, transactionStatus } from './app/parts';
import { createRemoteRoot } from './app/remote-root';
import { pageOf } from './app/routes';
import { manifest } from './manifest';

const lifecycle = createRemoteLifecycle({
  name: manifest.name,
  createScope: createRemoteScope,
  Root: createRemoteRoot({
    Extras: extras.OnDemand,
    Details: details.OnDemand,
    TransactionStatus: transactionStatus.OnDemand,
    FiatDialog: fiatDialog.OnDemand,
    History: history.OnDemand,
  }),
});

/** The status page and the history wait for their chunks; the form does not: an amount can be typed before the rest is there. */
const prepare = async ({ navigation }: MountProps): Promise<void> => {
  const page = pageOf(navigation.location().pathname)?._tag;
  if (page === 'Status') await transactionStatus.preload();
  if (page === 'History') await history.preload();
};

/** The remote's whole public face: the shell loads this module and nothing else. */
export const { bootstrap } = lifecycle;

const loadWidget = () => import(/* webpackChunkName: "exchange-widget" */ './app/widget');

const isWidget = ({ navigation }: MountProps): boolean =>
  pageOf(navigation.location().pathname)?._tag === 'Widget';

/** Mounts the remote; a chunk that cannot be had rejects, and the shell shows the slot's fallback. */
export const mount = async (props: MountProps): Promise<void> => {
  if (isWidget(props)) return (await loadWidget()).mountWidget(props);
  await prepare(props);
  return lifecycle.mount(props);
};

/** Unmounts the remote; nothing of it stays. */
export const unmount = async (props: MountProps): Promise<void> => {
  if (isWidget(props)) return (await loadWidget()).unmountWidget(props);
  return lifecycle.unmount(props);
};
