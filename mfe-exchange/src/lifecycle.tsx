import { lateLifecycle } from '@coinlane/shared-ui/remote';
import type { MountProps } from '@coinlane/shared-ui/remote';

import { loadForm } from './app/load-form';
import { history, transactionStatus } from './app/parts';
import { pageOf } from './app/routes';

const lifecycle = lateLifecycle(loadForm);

/**
 * The order page and the history wait for their chunks. The form does not, because the user can type an amount
 * before they arrive.
 */
const prepare = async ({ navigation }: MountProps): Promise<void> => {
  const page = pageOf(navigation.location().pathname)?._tag;
  if (page === 'Status') await transactionStatus.preload();
  if (page === 'History') await history.preload();
};

/** Public API of the remote. The shell loads only this module. */
export const { bootstrap } = lifecycle;

const loadWidget = () => import(/* webpackChunkName: "exchange-widget" */ './widget/app');

const isWidget = ({ navigation }: MountProps): boolean =>
  pageOf(navigation.location().pathname)?._tag === 'Widget';

/** Mounts the remote. Rejects if a chunk fails to load. The shell then shows the slot's fallback. */
export const mount = async (props: MountProps): Promise<void> => {
  if (isWidget(props)) return (await loadWidget()).mountWidget(props);
  await prepare(props);
  return lifecycle.mount(props);
};

/** Unmounts the remote and removes its listeners. */
export const unmount = async (props: MountProps): Promise<void> => {
  if (isWidget(props)) return (await loadWidget()).unmountWidget(props);
  return lifecycle.unmount(props);
};
