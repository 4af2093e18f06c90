import type { FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import type { MountProps } from '@coinlane/shared-ui/remote';
import { remoteMountProps } from '@coinlane/shared-ui/testing';

/** Props from the shell for a mount at the path of a request. */
export const mountPropsOf = (request: FragmentRequest, changes: Partial<MountProps> = {}): MountProps =>
  remoteMountProps('pro', request, changes);
