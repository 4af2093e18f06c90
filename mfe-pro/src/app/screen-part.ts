import type { Scope } from 'effector';
import type { ComponentType } from 'react';

import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import type { ScreenProps } from '../screens/area';

/**
 * A screen in its own chunk. `createScope` binds the ports of its models while the screen is shown. Its `http` sends
 * account requests (`accountHttp`).
 */
export type ScreenPart = {
  readonly Screen: ComponentType<ScreenProps>;
  readonly createScope: (props: RemoteProps) => Scope;
};
