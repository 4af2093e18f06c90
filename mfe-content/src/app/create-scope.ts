import { fork } from 'effector';
import type { Scope } from 'effector';

import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { bindings } from './bindings';

/** The composition root: the one place where the models' ports meet calls and page. */
export const createScope = (props: RemoteProps): Scope => fork({ handlers: bindings(props) });
