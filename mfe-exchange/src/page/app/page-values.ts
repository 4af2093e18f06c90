import type { StoreWritable } from 'effector';

import type { Location, RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { clockModel } from '../model/clock';
import {
  $isInMessagingApp,
  $isSignedIn,
  $language,
  $linkId,
  $typingSettleMs,
  $unavailable,
  TYPING_SETTLE_MS,
} from '../model/settings';

/** The referral cookie (spec §9 "Stored identifiers"), which remotes can read through the shell. */
const LINK_ID_KEY = 'linkId';

/** Values of a scope by the sids of their stores. */
export type Values = Record<string, unknown>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Screens with their own scope. */
export type ScopeName = 'form' | 'order';

/**
 * Part of a server state that belongs to one scope. Another scope must not receive it, because it has no ports for
 * the polls.
 */
const partOf = (state: unknown, name: ScopeName): Values => {
  const part = isRecord(state) ? state[name] : null;
  return isRecord(part) ? part : {};
};

const valueOf = <State>({ sid }: StoreWritable<State>, value: State): Values =>
  sid === null ? {} : { [sid]: value };

/**
 * Whether the page is in a messaging app, which opens its mini-apps with user data in the hash. Our pages for it
 * have paths below `/tg-app`.
 */
const isInMessagingApp = ({ pathname, hash }: Location): boolean =>
  hash.includes('tgWebAppData=') || pathname.startsWith('/tg-app/');

/** Values of a screen's scope in the browser: facts of the page, and the server's state if there is any. */
export const pageValues = (props: RemoteProps, name: ScopeName, state: unknown): Values => ({
  ...valueOf(clockModel.$now, props.serverNow()),
  ...partOf(state, name),
  ...valueOf($language, props.language),
  ...valueOf($unavailable, props.config.unavailable ?? []),
  ...valueOf($linkId, props.storage.read(LINK_ID_KEY)),
  ...valueOf($isSignedIn, props.isSignedIn?.() ?? false),
  ...valueOf($isInMessagingApp, isInMessagingApp(props.navigation.location())),
  // the server's state has no typing delay
  ...valueOf($typingSettleMs, TYPING_SETTLE_MS),
});

/** Values of a screen's scope for one server request. There are no delays, because no one types on the server. */
export const requestValues = (props: RemoteProps): Values => ({
  ...valueOf(clockModel.$now, props.serverNow()),
  ...valueOf($language, props.language),
  ...valueOf($unavailable, props.config.unavailable ?? []),
  ...valueOf($typingSettleMs, 0),
});
