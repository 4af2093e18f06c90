import { fork } from 'effector';
import type { Scope, StoreWritable } from 'effector';

import type { Location, PublicConfig, RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { clockModel } from '../page/model/clock';
import {
  $isInMessagingApp,
  $isSignedIn,
  $language,
  $linkId,
  $typingSettleMs,
  $unavailable,
  TYPING_SETTLE_MS,
} from '../page/model/settings';
import { callBindings, loadCalls } from './call-handlers';
import type { LoadCalls } from './call-handlers';
import { pageBindings } from './page-handlers';

/** The referral cookie (spec §9 "Stored identifiers"), which remotes can read through the shell. */
const LINK_ID_KEY = 'linkId';

type Values = Record<string, unknown>;

const isValues = (state: unknown): state is Values =>
  typeof state === 'object' && state !== null && !Array.isArray(state);

const valueOf = <State>({ sid }: StoreWritable<State>, value: State): Values =>
  sid === null ? {} : { [sid]: value };

/** Fixed address of a user who pays with fiat money (spec §7 "Create transaction", `userId`). */
export const noReplyEmailOf = ({ supportEmail }: PublicConfig): string =>
  supportEmail.replace(/^[^@]*@/, 'no-reply@');

/** A messaging app opens its mini-apps with user data in the hash. Our pages in it have paths below `/tg-app`. */
const isInMessagingApp = ({ pathname, hash }: Location): boolean =>
  hash.includes('tgWebAppData=') || pathname.startsWith('/tg-app/');

const callsOf = ({ http, config }: RemoteProps): LoadCalls => loadCalls(http, noReplyEmailOf(config));

/**
 * The composition root. Binds the models' ports to the API calls and the page, and restores the server's state if there
 * is one.
 */
export const createRemoteScope = (
  props: RemoteProps,
  state: unknown,
  calls: LoadCalls = callsOf(props),
): Scope =>
  fork({
    handlers: [...callBindings(calls), ...pageBindings(props)],
    values: {
      ...valueOf(clockModel.$now, props.serverNow()),
      ...(isValues(state) ? state : {}),
      ...valueOf($language, props.language),
      ...valueOf($unavailable, props.config.unavailable ?? []),
      ...valueOf($linkId, props.storage.read(LINK_ID_KEY)),
      ...valueOf($isSignedIn, props.isSignedIn?.() ?? false),
      ...valueOf($isInMessagingApp, isInMessagingApp(props.navigation.location())),
      // the server's state has no typing delay
      ...valueOf($typingSettleMs, TYPING_SETTLE_MS),
    },
  });

/** Creates the scope of one server request. It has no delays, because no one types on the server. */
export const createRequestScope = (props: RemoteProps, calls: LoadCalls): Scope =>
  fork({
    handlers: [...callBindings(calls), ...pageBindings(props)],
    values: {
      ...valueOf(clockModel.$now, props.serverNow()),
      ...valueOf($language, props.language),
      ...valueOf($unavailable, props.config.unavailable ?? []),
      ...valueOf($typingSettleMs, 0),
    },
  });
