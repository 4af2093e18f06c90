export { createRemoteLifecycle } from './create-remote-lifecycle';
export type { MountProps, RemoteLifecycle, RemoteParts } from './create-remote-lifecycle';
export { RemotePropsProvider, useRemoteProps } from './remote-props';
