import { inTasks, nextTask } from '@coinlane/shared-ui/next-task';
import { createRemoteLifecycle, lateLifecycle } from '@coinlane/shared-ui/remote';
import type { RemoteLifecycle } from '@coinlane/shared-ui/remote';

/** Loads the remote as one script. Its modules are evaluated in separate tasks, dependencies first. */
const load = async (): Promise<RemoteLifecycle> => {
  await inTasks([
    () =>
      import(
        /* webpackMode: "eager", webpackExports: "requestedPage" */ './model/listing/instances/requested-page'
      ),
    () => import(/* webpackMode: "eager", webpackExports: "search" */ './model/listing/instances/search'),
    () => import(/* webpackMode: "eager", webpackExports: "page" */ './model/listing/instances/page'),
    () => import(/* webpackMode: "eager", webpackExports: "content" */ './model/listing/instances/content'),
    () => import(/* webpackMode: "eager", webpackExports: "prices" */ './model/listing/instances/prices'),
    () => import(/* webpackMode: "eager", webpackExports: "market" */ './model/listing/instances/market'),
    () => import(/* webpackMode: "eager", webpackExports: "wallets" */ './model/listing/instances/wallets'),
    () => import(/* webpackMode: "eager", webpackExports: "listingModel" */ './model/listing'),
  ]);
  await nextTask();
  const { createScope } = await import(/* webpackMode: "eager" */ './app/create-scope');
  await nextTask();
  const { createRemoteRoot } = await import(/* webpackMode: "eager" */ './app/remote-root');
  const { LazyCoinPages, prepareCoinPages } = await import(
    /* webpackMode: "eager" */ './app/lazy-coin-pages'
  );
  await nextTask();
  const lifecycle = createRemoteLifecycle({
    name: 'mfe-listing',
    isTakenOverInParts: true,
    createScope,
    Root: createRemoteRoot(LazyCoinPages),
  });
  return {
    ...lifecycle,
    mount: async (props) => {
      await prepareCoinPages(props.navigation.location().pathname);
      return lifecycle.mount(props);
    },
  };
};

/** Public API of the remote. The shell loads only this module. */
export const { bootstrap, mount, unmount } = lateLifecycle(load);
