export type Attribution = { readonly remote: string; readonly version: string };

const REMOTE_PATH = /\/remotes\/([a-z][a-z0-9-]*)\/([A-Za-z0-9][A-Za-z0-9.+-]*)\//;
const SHELL_PATH = /\/shell\/(\d[A-Za-z0-9.+-]*)\//;

/** Release in a stack trace: that of the first of our paths. Null: none of our paths. */
export const attributeStack = (stack: string): Attribution | null => {
  for (const line of stack.split('\n')) {
    const [, remote, version] = REMOTE_PATH.exec(line) ?? [];
    if (remote !== undefined && version !== undefined) return { remote, version };
    const [, shell] = SHELL_PATH.exec(line) ?? [];
    if (shell !== undefined) return { remote: 'shell', version: shell };
  }
  return null;
};
