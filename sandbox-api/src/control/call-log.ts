const MAX_NAMESPACES = 1000;

type CountedCall = { readonly method: string; readonly path: string; readonly count: number };

/** Number of calls per route, by namespace. Uses routes instead of paths, to exclude IDs and addresses. */
export type CallLog = {
  readonly count: (namespace: string, method: string, route: string) => void;
  readonly list: (namespace: string) => readonly CountedCall[];
  readonly clear: (namespace: string) => void;
};

/** Creates an empty log. Above the limit, deletes the least recently used namespace. */
export const createCallLog = (): CallLog => {
  const calls = new Map<string, Map<string, number>>();
  const makeRoom = (): void => {
    const [oldest] = calls.keys();
    if (calls.size > MAX_NAMESPACES && oldest !== undefined) calls.delete(oldest);
  };
  return {
    count: (namespace, method, route) => {
      const counted = calls.get(namespace) ?? new Map<string, number>();
      const key = `${method} ${route}`;
      counted.set(key, (counted.get(key) ?? 0) + 1);
      calls.delete(namespace);
      calls.set(namespace, counted);
      makeRoom();
    },
    list: (namespace) =>
      [...(calls.get(namespace) ?? [])].map(([key, count]) => {
        const [method = '', path = ''] = key.split(' ');
        return { method, path, count };
      }),
    clear: (namespace) => {
      calls.delete(namespace);
    },
  };
};
