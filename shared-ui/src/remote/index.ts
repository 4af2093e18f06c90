export { createBlock, useBlockAttributes } from './create-block';
export { createRemoteLifecycle } from './create-remote-lifecycle';
export type { MountProps, RemoteLifecycle, RemoteParts } from './create-remote-lifecycle';
export { isHydrationError } from './hydration-error';
export { lateLifecycle } from './late-lifecycle';
export { RemotePropsProvider, useRemoteProps } from './remote-props';
export { StartPlaceProvider, useStartPlace } from './start-place';
