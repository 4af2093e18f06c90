/** Tests of one file by their position in it. */
export type TestRun = { readonly file: string; readonly tests: readonly number[] };

export type Job =
  | { readonly kind: 'cover'; readonly file: string; readonly fresh: readonly string[] }
  | {
      readonly kind: 'kill';
      readonly mutant: string;
      /** Passes of the mutant that mean an endless loop. */
      readonly hitLimit: number;
      /** Files that load again, because the mutant can change what its module does while it loads; null: none. */
      readonly fresh: readonly string[] | null;
      readonly runs: readonly TestRun[];
    };

/** Passes of each mutant by test position, `hooks` (between tests) and `load` (before the tests). */
type Hits = Readonly<Record<string, Readonly<Record<string, number>>>>;

export type Covered = {
  /** Tests that fail without a mutant, such as measures of time, which the switches make slower. */
  readonly failing: readonly number[];
  readonly milliseconds: readonly number[];
  readonly hits: Hits;
};

export type Killed = { readonly killedBy: string | null };

export type Reply = Covered | Killed;
