import { fork } from 'effector';
import type { Scope } from 'effector';

import type { PublicConfig, RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { pageValues, requestValues } from '../page/app/page-values';
import { callBindings, loadCalls } from './call-handlers';
import type { LoadCalls } from './call-handlers';
import { pageBindings } from './page-handlers';

/** Fixed address of a user who pays with fiat money (spec §7 "Create transaction", `userId`). */
export const noReplyEmailOf = ({ supportEmail }: PublicConfig): string =>
  supportEmail.replace(/^[^@]*@/, 'no-reply@');

const callsOf = ({ http, config }: RemoteProps): LoadCalls =>
  loadCalls((callsOver) => callsOver(http, noReplyEmailOf(config)));

/**
 * Creates the scope of the form, which lives as long as the mount. Binds the models' ports to the API calls and the
 * page, and restores the server's state if there is one.
 */
export const createRemoteScope = (
  props: RemoteProps,
  state: unknown,
  calls: LoadCalls = callsOf(props),
): Scope =>
  fork({
    handlers: [...callBindings(calls), ...pageBindings(props)],
    values: pageValues(props, 'form', state),
  });

/** Creates the scope of one server request for the form. */
export const createRequestScope = (props: RemoteProps, calls: LoadCalls): Scope =>
  fork({ handlers: [...callBindings(calls), ...pageBindings(props)], values: requestValues(props) });
