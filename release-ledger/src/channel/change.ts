import type { Result } from '../errors/index.ts';
import type { Revision } from '../format/index.ts';
import type { Change } from './diff-revisions.ts';

/** Who changes an environment and why; the same `requestId` again changes nothing. */
export type ChangeRequest = {
  readonly by: string;
  readonly reason: string;
  readonly requestId?: string;
  /** Refuse with `RevisionMoved` unless the environment is at this revision. */
  readonly expectedRev?: number;
  readonly isDryRun?: boolean;
};

/** What a revision says about what is live. */
export type Composition = Pick<Revision, 'shell' | 'remotes' | 'forced'>;

/**
 * `unchanged`: the environment already was so. `repeated`: this request was answered before, by this revision.
 * `planned`: a dry run; the revision is the one that would be written.
 */
export type Changed = {
  readonly outcome: 'appended' | 'unchanged' | 'repeated' | 'planned';
  readonly revision: Revision;
  readonly changes: readonly Change[];
};

/** What an append wants to write over the head it finds. */
export type Plan = {
  readonly compose: (head: Revision) => Result<Composition> | Promise<Result<Composition>>;
  /** Whether a revision found under the same request id is an answer to this request. */
  readonly isAnsweredBy: (revision: Revision) => boolean;
};
