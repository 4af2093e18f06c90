/** Whether the last page had its chrome: a server that cannot draw it is not ready, whatever the ledger says. */
export type ChromeHealth = {
  readonly tell: (problem: string | null) => void;
  readonly problems: () => readonly string[];
};

/** Nothing is wrong until a page says so. */
export const createChromeHealth = (): ChromeHealth => {
  let last: string | null = null;
  return {
    tell: (problem) => {
      last = problem;
    },
    problems: () => (last === null ? [] : ['the chrome of pages cannot be rendered']),
  };
};
