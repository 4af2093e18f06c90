type Hits = Record<string, number>;

/** Global that instrumented code reads: which mutant is active, and where it counts executed mutants. */
export const mutantSwitch: {
  activeMutant: string | undefined;
  currentTestId: string | undefined;
  hitCount: number | undefined;
  hitLimit: number;
  readonly mutantCoverage: { static: Hits; perTest: Record<string, Hits> };
} = {
  activeMutant: undefined,
  currentTestId: undefined,
  hitCount: undefined,
  hitLimit: Infinity,
  mutantCoverage: { static: {}, perTest: {} },
};
Reflect.set(globalThis, '__stryker__', mutantSwitch);
