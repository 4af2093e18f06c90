import { fork } from 'effector';
import type { Scope } from 'effector';

import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { $language } from '../model/settings';
import { bindings } from './bindings';

type Values = Record<string, unknown>;

const isValues = (state: unknown): state is Values =>
  typeof state === 'object' && state !== null && !Array.isArray(state);

/** Composition root: binds the ports of the models. Starts from the server's state, if any. */
export const createScope = (props: RemoteProps, state: unknown): Scope =>
  fork({
    handlers: bindings(props),
    values: {
      ...(isValues(state) ? state : {}),
      ...($language.sid === null ? {} : { [$language.sid]: props.language }),
    },
  });
