import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

/** The other tabs of this browser: what one of them learns of the session, all know. Tokens stay in memory. */
export type Tabs = {
  readonly tell: (accessToken: string | null) => void;
  readonly listen: (hear: (accessToken: string | null) => void) => void;
};

const Told = t.type({ accessToken: t.union([t.string, t.null]) }, 'Told');

/** The browser's channel between tabs of this origin; where there is none, each tab is on its own. */
export const browserTabs = (open: (() => BroadcastChannel) | null): Tabs => {
  if (open === null) return { tell: () => undefined, listen: () => undefined };
  const channel = open();
  return {
    tell: (accessToken) => {
      channel.postMessage({ accessToken });
    },
    listen: (hear) => {
      channel.addEventListener('message', ({ data }) => {
        const told = Told.decode(data);
        if (E.isRight(told)) hear(told.right.accessToken);
      });
    },
  };
};

/** The channel of this page, or none in a browser that lacks it. */
export const openSessionChannel = (): (() => BroadcastChannel) | null =>
  typeof BroadcastChannel === 'undefined' ? null : () => new BroadcastChannel('coinlane-session');
