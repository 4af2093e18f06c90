import type { RemoteLifecycle } from './create-remote-lifecycle';

/**
 * Lifecycle of a remote whose code runs in several tasks (`nextTask`) when the remote is needed: a single task would
 * block input on a slow phone. Rejects with the error of the remote, or the load error.
 */
export const lateLifecycle = (load: () => Promise<RemoteLifecycle>): RemoteLifecycle => {
  let loading: Promise<RemoteLifecycle> | null = null;
  const lifecycle = (): Promise<RemoteLifecycle> => (loading ??= load());
  return {
    bootstrap: async () => (await lifecycle()).bootstrap(),
    mount: async (props) => (await lifecycle()).mount(props),
    unmount: async (props) => (await lifecycle()).unmount(props),
  };
};
