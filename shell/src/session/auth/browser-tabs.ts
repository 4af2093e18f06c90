import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

/** Other tabs of this browser, which share session changes. Tokens stay in memory. */
export type Tabs = {
  readonly send: (accessToken: string | null) => void;
  readonly listen: (hear: (accessToken: string | null) => void) => void;
};

const Told = t.type({ accessToken: t.union([t.string, t.null]) }, 'Told');

/** Shares session changes over a channel. Without a channel the tab is isolated. */
export const browserTabs = (open: (() => BroadcastChannel) | null): Tabs => {
  if (open === null) return { send: () => undefined, listen: () => undefined };
  const channel = open();
  return {
    send: (accessToken) => {
      channel.postMessage({ accessToken });
    },
    listen: (hear) => {
      channel.addEventListener('message', ({ data }) => {
        const decoded = Told.decode(data);
        if (E.isRight(decoded)) hear(decoded.right.accessToken);
      });
    },
  };
};

/** Channel of this page. Null if the browser does not support it. */
export const openSessionChannel = (): (() => BroadcastChannel) | null =>
  typeof BroadcastChannel === 'undefined' ? null : () => new BroadcastChannel('coinlane-session');
