import { createContext, useContext } from 'react';

import type { Pin, PublicConfig, RemoteProps } from '@coinlane/shared-contracts/lifecycle';
import type { Language } from '@coinlane/shared-contracts/values';

import type { LoadPorts } from '../remotes/load-remote';
import type { Theme } from '../theme';

/** What the browser's half of the shell gives its components; the server renders without it. */
export type BrowserServices = {
  readonly pinOf: (remote: string) => Pin | null;
  readonly loadPorts: LoadPorts;
  readonly propsFor: (pin: Pin) => RemoteProps;
  /** Whether the server filled this remote's slot and nobody has taken that yet. */
  readonly hasFragment: (remote: string) => boolean;
  /** What the server rendered for a remote's slot; given once, the first time it is asked for. */
  readonly takeFragment: (remote: string) => { readonly state: unknown } | null;
  readonly loadNamespace: (namespace: string) => Promise<void>;
  readonly rememberTheme: (theme: Theme) => void;
};

export type ShellContext = {
  readonly config: PublicConfig;
  readonly language: Language;
  readonly initialTheme: Theme;
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
