/** Remotes known to the shell, by their published name. */
export const REMOTE_NAMES = ['mfe-exchange', 'mfe-pro', 'mfe-listing', 'mfe-swap', 'mfe-content'] as const;

export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Whether a value is the name of a remote known to the shell. */
export const isRemoteName = (word: unknown): word is RemoteName => REMOTE_NAMES.some((name) => name === word);
