import type { FaultRule } from './fault.ts';

type Armed = { readonly rule: FaultRule; left: number };
type Call = {
  readonly method: string;
  /** Path below the mount, without the query. */ readonly path: string;
  readonly query: string;
};

const MAX_NAMESPACES = 200;

/** Faults by namespace. In memory only, because a fault must not outlive its test. */
export type FaultRegistry = {
  readonly replace: (namespace: string, rules: readonly FaultRule[]) => void;
  /** Takes the first fault that matches the call, and counts its use. */
  readonly take: (namespace: string, call: Call) => FaultRule | null;
  readonly list: (
    namespace: string,
  ) => readonly { readonly path: string; readonly action: string; readonly left: number }[];
  readonly clear: (namespace: string) => void;
};

const fits =
  ({ method, path, query }: Call) =>
  ({ rule, left }: Armed): boolean =>
    left > 0 &&
    (rule.method === '' || rule.method === method) &&
    (rule.path.fits(path) || rule.path.fits(path + query));

/** Creates an empty registry. Above the limit, removes the faults of the oldest namespace. */
export const createFaultRegistry = (): FaultRegistry => {
  const armed = new Map<string, readonly Armed[]>();
  return {
    replace: (namespace, rules) => {
      armed.delete(namespace);
      if (rules.length === 0) return;
      armed.set(
        namespace,
        rules.map((rule) => ({ rule, left: rule.times })),
      );
      const [oldest] = armed.keys();
      if (armed.size > MAX_NAMESPACES && oldest !== undefined) armed.delete(oldest);
    },
    take: (namespace, call) => {
      const found = armed.get(namespace)?.find(fits(call));
      if (found === undefined) return null;
      found.left -= 1;
      return found.rule;
    },
    list: (namespace) =>
      (armed.get(namespace) ?? []).map(({ rule, left }) => ({
        path: rule.path.source,
        action: rule.action,
        left,
      })),
    clear: (namespace) => {
      armed.delete(namespace);
    },
  };
};
