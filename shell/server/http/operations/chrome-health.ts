/** Whether the chrome of the last page could be rendered. If not, the server is not ready. */
export type ChromeHealth = {
  readonly report: (problem: string | null) => void;
  readonly problems: () => readonly string[];
};

/** Creates the state, which is healthy until a page reports a problem. */
export const createChromeHealth = (): ChromeHealth => {
  let last: string | null = null;
  return {
    report: (problem) => {
      last = problem;
    },
    problems: () => (last === null ? [] : ['rendering the chrome of pages failed']),
  };
};
