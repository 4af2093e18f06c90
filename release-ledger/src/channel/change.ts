import type { Result } from '../errors/index.ts';
import type { Revision } from '../format/index.ts';
import type { Change } from './diff-revisions.ts';
import type { Head } from './read-head.ts';

/** Author and reason of a change. A repeated `requestId` changes nothing. */
export type ChangeRequest = {
  readonly by: string;
  readonly reason: string;
  readonly requestId?: string;
  /** Refuses with `RevisionMoved` if the environment is at another revision. */
  readonly expectedRev?: number;
  readonly isDryRun?: boolean;
};

/** The part of a revision that determines what is live. */
export type Composition = Pick<Revision, 'shell' | 'remotes' | 'forced'>;

/**
 * `unchanged`: the environment already had this state. `repeated`: an earlier request with this ID made the
 * revision. `planned`: a dry run, with the revision that would be written.
 */
export type Changed = {
  readonly outcome: 'appended' | 'unchanged' | 'repeated' | 'planned';
  readonly revision: Revision;
  readonly changes: readonly Change[];
};

/** Revision to append after the current head. */
export type Plan = {
  /** Head for the first attempt, if the caller has already read it. */
  readonly head?: Head;
  readonly compose: (head: Revision) => Result<Composition> | Promise<Result<Composition>>;
  /** Whether a revision with the same request ID fulfils this request. */
  readonly isAnsweredBy: (revision: Revision) => boolean;
};
