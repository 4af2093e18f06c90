import { fork } from 'effector';
import type { Scope } from 'effector';

import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { bindings } from './bindings';

type Values = Readonly<Record<string, unknown>>;

const isValues = (state: unknown): state is Values =>
  typeof state === 'object' && state !== null && !Array.isArray(state);

/** Composition root: binds the models' ports to API calls and the page. `state` is the server's serialized state. */
export const createScope = (props: RemoteProps, state: unknown = null): Scope =>
  fork({ values: isValues(state) ? state : {}, handlers: bindings(props) });
