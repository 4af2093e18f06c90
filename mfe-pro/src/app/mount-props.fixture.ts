import type { FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import type { MountProps } from '@coinlane/shared-ui/remote';
import { remoteMountProps } from '@coinlane/shared-ui/testing';

/** The props that the shell passes to the remote when it is mounted at the path of a request. */
export const mountPropsOf = (request: FragmentRequest, changes: Partial<MountProps> = {}): MountProps =>
  remoteMountProps('pro', request, changes);
