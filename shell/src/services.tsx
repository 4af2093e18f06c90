import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';

import type { EventBus, SignInAsked } from '@coinlane/shared-contracts/events';
import type { FragmentState, Pin, PublicConfig, RemoteProps } from '@coinlane/shared-contracts/lifecycle';
import type { Language } from '@coinlane/shared-contracts/values';

import type { LiveRemotesOfPage } from './remotes/composition';
import type { RunningOrder } from './chrome/orders';
import type { LoadPorts } from './remotes/load-remote';
import type { Theme } from './chrome/theme.rule';

/** Services of the shell that exist only in the browser. */
export type BrowserServices = {
  readonly composition: LiveRemotesOfPage;
  readonly loadPorts: LoadPorts;
  readonly propsFor: (pin: Pin, version: string) => RemoteProps;
  /** Whether the server filled the slot of this remote, and its content is still unused. */
  readonly hasFragment: (remote: string) => boolean;
  /** Whether no other page was opened since the server rendered the document. */
  readonly isFirstPage: () => boolean;
  /** Returns the server-rendered content of a slot, once. */
  readonly takeFragment: (remote: string) => FragmentState | null;
  /** Loads the translations of one version of a remote, in the language of the page. Rejects if that fails. */
  readonly loadTexts: (pin: Pin, version: string) => Promise<void>;
  readonly rememberTheme: (theme: Theme) => void;
  /** The running order to open first, or null. */
  readonly runningOrder: () => RunningOrder | null;
  readonly bus: EventBus;
  readonly account: {
    /** Whether a user is signed in on this browser, or their session is about to be resumed. */
    readonly hasSession: () => boolean;
    readonly loadDialog: () => Promise<ComponentType<{ readonly asked: SignInAsked }>>;
    readonly loadMenu: () => Promise<ComponentType>;
  };
};

export type ShellContext = {
  readonly config: PublicConfig;
  readonly language: Language;
  readonly initialTheme: Theme;
  /** Number of running orders that the server rendered. */
  readonly runningOrders: number;
  /** Version overrides of this visitor. */
  readonly overrides: readonly string[];
  readonly browser: BrowserServices | null;
};

const Context = createContext<ShellContext | null>(null);

export const ShellContextProvider = Context.Provider;

/** Services of the shell. Throws outside the shell's tree, which is a programming error. */
export const useShell = (): ShellContext => {
  const shell = useContext(Context);
  if (shell === null) throw new Error('useShell outside ShellContextProvider');
  return shell;
};
