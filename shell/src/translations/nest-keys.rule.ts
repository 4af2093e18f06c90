type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

const put = (tree: Tree, path: readonly string[], text: string): void => {
  const [head = '', ...rest] = path;
  if (UNSAFE.has(head)) return;
  if (rest.length === 0) {
    tree[head] = text;
    return;
  }
  const inner = tree[head];
  const branch: Tree = isTree(inner) ? inner : {};
  tree[head] = branch;
  put(branch, rest, text);
};

/** `{ "exchange:form.send": "Send" }` as `/data/i18n` sends it, as trees by name space. Keys without a name space are left out. */
export const nestKeys = (flat: Readonly<Record<string, string>>): Readonly<Record<string, Tree>> => {
  const spaces: Record<string, Tree> = {};
  for (const [key, text] of Object.entries(flat)) {
    const [namespace = '', path] = key.split(':', 2);
    if (path === undefined || UNSAFE.has(namespace)) continue;
    const tree = spaces[namespace] ?? {};
    spaces[namespace] = tree;
    put(tree, path.split('.'), text);
  }
  return spaces;
};
