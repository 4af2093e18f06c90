/** Tests of one file, by their position in it. */
export type TestRun = { readonly file: string; readonly tests: readonly number[] };

export type Job =
  | { readonly kind: 'cover'; readonly file: string; readonly fresh: readonly string[] }
  | {
      readonly kind: 'kill';
      readonly mutant: string;
      /** Number of executions of the mutant that indicates an endless loop. */
      readonly hitLimit: number;
      /** Files that load again, because the mutant can change what its module does while it loads. Null: none. */
      readonly fresh: readonly string[] | null;
      readonly runs: readonly TestRun[];
    };

/**
 * Number of executions of each mutant by test position, by `hooks` (between tests) and by `load` (before the tests).
 */
type Hits = Readonly<Record<string, Readonly<Record<string, number>>>>;

export type Covered = {
  /** Tests that fail without a mutant, such as time measurements, which the switches slow down. */
  readonly failing: readonly number[];
  readonly milliseconds: readonly number[];
  readonly hits: Hits;
};

export type Killed = { readonly killedBy: string | null };

export type Reply = Covered | Killed;
