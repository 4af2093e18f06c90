import type { RemoteLifecycle } from './create-remote-lifecycle';

/**
 * Lifecycle of a remote that runs its code in several tasks (`nextTask`) when the remote is needed. A single task
 * would block input on a slow phone. Rejects with the error of the remote, or with the load error.
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
