import type { RemoteLifecycle } from './create-remote-lifecycle';

/**
 * The lifecycle of a remote whose code is run part by part, each in a task of its own (`nextTask`), once the remote is wanted:
 * run in one go it would keep a slow phone from hearing its visitor. Rejects as the remote's own does, or with what kept its
 * code.
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
