import { catalogOf, TEST_COINS } from '../currencies/index.ts';
import type { Currency } from '../currencies/index.ts';

const MAX_NAMESPACES = 200;

/** List of a namespace: its length (0: the usual one), and whether test coins come first. */
type CatalogChoice = { readonly size: number; readonly hasTestCoins: boolean };

/** Currency lists by namespace. In memory, like faults. */
export type Catalogs = {
  readonly listIn: (namespace: string) => readonly Currency[];
  readonly isUsual: (namespace: string) => boolean;
  /** Null: the usual list. */
  readonly choose: (namespace: string, choice: CatalogChoice | null) => void;
};

/** Creates the lists. Every namespace starts with the usual one. */
export const createCatalogs = (): Catalogs => {
  const choices = new Map<string, CatalogChoice>();
  return {
    listIn: (namespace) => {
      const { size = 0, hasTestCoins = false } = choices.get(namespace) ?? {};
      return [...(hasTestCoins ? TEST_COINS : []), ...catalogOf(size)];
    },
    isUsual: (namespace) => !choices.has(namespace),
    choose: (namespace, choice) => {
      choices.delete(namespace);
      if (choice === null) return;
      choices.set(namespace, choice);
      const [oldest] = choices.keys();
      if (choices.size > MAX_NAMESPACES && oldest !== undefined) choices.delete(oldest);
    },
  };
};
