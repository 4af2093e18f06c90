/** The remotes the shell knows, by the name they are published under. */
export const REMOTE_NAMES = ['mfe-exchange', 'mfe-pro', 'mfe-listing', 'mfe-swap', 'mfe-content'] as const;

export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Whether a word names a remote the shell knows. */
export const isRemoteName = (word: unknown): word is RemoteName => REMOTE_NAMES.some((name) => name === word);
