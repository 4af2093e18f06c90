import type { FaultRule } from './fault.ts';

type Armed = { readonly rule: FaultRule; left: number };
type Call = {
  readonly method: string;
  /** Below the mount, without the query. */ readonly path: string;
  readonly query: string;
};

const MOST_NAMESPACES = 200;

/** The faults of each name space. They are not kept over a restart: a fault that outlives its test harms the next. */
export type FaultRegistry = {
  readonly replace: (namespace: string, rules: readonly FaultRule[]) => void;
  /** The first fault that fits the call; it has happened once more. */
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

/** An empty book; if too many name spaces have faults, those of the oldest end. */
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
      if (armed.size > MOST_NAMESPACES && oldest !== undefined) armed.delete(oldest);
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
