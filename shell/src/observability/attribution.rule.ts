export type Attribution = { readonly remote: string; readonly version: string };

const REMOTE_PATH = /\/remotes\/([a-z][a-z0-9-]*)\/([A-Za-z0-9][A-Za-z0-9.+-]*)\//;
const SHELL_PATH = /\/shell\/(\d[A-Za-z0-9.+-]*)\//;

/** Release that a stack trace points to, by the first of our paths in it. Otherwise null. */
export const attributeStack = (stack: string): Attribution | null => {
  for (const line of stack.split('\n')) {
    const [, remote, version] = REMOTE_PATH.exec(line) ?? [];
    if (remote !== undefined && version !== undefined) return { remote, version };
    const [, shell] = SHELL_PATH.exec(line) ?? [];
    if (shell !== undefined) return { remote: 'shell', version: shell };
  }
  return null;
};
