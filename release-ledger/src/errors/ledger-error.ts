import type * as E from 'fp-ts/lib/Either.js';

import type { GateProblem } from '../format/gate-problem.ts';

/** Kind of thing that was not found. */
type NotFoundWhat =
  | 'environment'
  | 'remote'
  | 'version'
  | 'previous version'
  | 'canary'
  | 'revision'
  | 'build'
  | 'token';

/** Failures of ledger commands. `wordsOf` returns the message. */
export type LedgerError =
  | { readonly _tag: 'WordRefused'; readonly what: string; readonly word: string; readonly expected: string }
  | {
      readonly _tag: 'NotFound';
      readonly what: NotFoundWhat;
      readonly word: string;
      readonly where: string;
      readonly known: readonly string[];
    }
  | { readonly _tag: 'BuildRefused'; readonly folder: string; readonly problems: readonly string[] }
  | {
      readonly _tag: 'VersionTaken';
      readonly remote: string;
      readonly version: string;
      readonly files: readonly string[];
      readonly isFinished: boolean;
    }
  /** The composition of `env` cannot be copied to another environment. */
  | { readonly _tag: 'SourceRefused'; readonly env: string; readonly problems: readonly string[] }
  | { readonly _tag: 'VersionRemoved'; readonly remote: string; readonly version: string }
  | {
      readonly _tag: 'GateRefused';
      readonly doing: 'publish' | 'promote';
      readonly problems: readonly GateProblem[];
    }
  | {
      readonly _tag: 'NothingToRollBack';
      readonly env: string;
      readonly remote: string;
      readonly stable: string;
    }
  | {
      readonly _tag: 'RevisionMoved';
      readonly env: string;
      readonly expected: number;
      readonly actual: number;
    }
  | {
      readonly _tag: 'RequestIdReused';
      readonly env: string;
      readonly requestId: string;
      readonly rev: number;
    }
  | { readonly _tag: 'ShellUnknown'; readonly env: string }
  | { readonly _tag: 'TooManyWriters'; readonly env: string; readonly attempts: number }
  | { readonly _tag: 'LedgerBroken'; readonly file: string; readonly problems: readonly string[] }
  | { readonly _tag: 'StoreFailed'; readonly doing: string; readonly path: string; readonly reason: string };

/** Result of every operation: a failure or a value, never an exception. */
export type Result<A> = E.Either<LedgerError, A>;
