/** Translations of a namespace: texts and groups of texts. */
export type MessageTree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is MessageTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text at a key such as `nav.exchange`. Null: none. */
export const textAt = (tree: MessageTree, key: string): string | null => {
  let found: unknown = tree;
  for (const name of key.split('.')) {
    if (!isTree(found) || !Object.hasOwn(found, name)) return null;
    found = found[name];
  }
  return typeof found === 'string' ? found : null;
};

/** Returns the tree with a text added at a key such as `nav.exchange`. */
export const withTextAt = (tree: MessageTree, key: string, text: unknown): MessageTree => {
  const [name = '', ...rest] = key.split('.');
  if (rest.length === 0) return { ...tree, [name]: text };
  const below = tree[name];
  return { ...tree, [name]: withTextAt(isTree(below) ? below : {}, rest.join('.'), text) };
};
