import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';

import type { EventBus, SignInAsked } from '@coinlane/shared-contracts/events';
import type { FragmentState, Pin, PublicConfig, RemoteProps } from '@coinlane/shared-contracts/lifecycle';
import type { Language } from '@coinlane/shared-contracts/values';

import type { LiveRemotesOfPage } from '../composition';
import type { LoadPorts } from '../remotes/load-remote';
import type { Theme } from '../theme';

/** What the browser's half of the shell gives its components; the server renders without it. */
export type BrowserServices = {
  readonly composition: LiveRemotesOfPage;
  readonly loadPorts: LoadPorts;
  readonly propsFor: (pin: Pin, version: string) => RemoteProps;
  /** Whether the server filled this remote's slot and nobody has taken that yet. */
  readonly hasFragment: (remote: string) => boolean;
  /** What the server rendered for a remote's slot; given once, the first time it is asked for. */
  readonly takeFragment: (remote: string) => FragmentState | null;
  /** Brings the texts of one version of a remote, in the page's language. Rejects when there are none to be had. */
  readonly loadTexts: (pin: Pin, version: string) => Promise<void>;
  readonly rememberTheme: (theme: Theme) => void;
  readonly bus: EventBus;
  readonly account: {
    /** Whether somebody is signed in on this browser, or was and the session is about to be taken up again. */
    readonly hasSession: () => boolean;
    readonly loadDialog: () => Promise<ComponentType<{ readonly asked: SignInAsked }>>;
    readonly loadMenu: () => Promise<ComponentType>;
  };
};

export type ShellContext = {
  readonly config: PublicConfig;
  readonly language: Language;
  readonly initialTheme: Theme;
  /** What this visitor asked for instead of what is live; usually empty. */
  readonly overrides: readonly string[];
  readonly browser: BrowserServices | null;
};

const Context = createContext<ShellContext | null>(null);

export const ShellContextProvider = Context.Provider;

/** The shell's services. Throws outside of the shell's tree: a mistake of ours. */
export const useShell = (): ShellContext => {
  const shell = useContext(Context);
  if (shell === null) throw new Error('useShell outside ShellContextProvider');
  return shell;
};
