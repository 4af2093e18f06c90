import type { FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import type { MountProps } from '@coinlane/shared-ui/remote';
import { remoteMountProps } from '@coinlane/shared-ui/testing';

/** Props that the shell passes when it mounts the remote at a request's path. */
export const mountPropsOf = (request: FragmentRequest, changes: Partial<MountProps> = {}): MountProps =>
  remoteMountProps('content', request, changes);
