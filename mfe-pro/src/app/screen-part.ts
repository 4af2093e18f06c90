import type { Scope } from 'effector';
import type { ComponentType } from 'react';

import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import type { ScreenProps } from '../screens/area';

/**
 * One screen with all it needs, in a chunk of its own: `createScope` binds the ports of its models, for as long as the
 * screen is shown. The `http` it is given asks about an account (`accountHttp`).
 */
export type ScreenPart = {
  readonly Screen: ComponentType<ScreenProps>;
  readonly createScope: (props: RemoteProps) => Scope;
};
