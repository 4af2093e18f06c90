import type { ErrorContext, PublicConfig } from '@coinlane/shared-contracts/lifecycle';

import { attributeStack } from './attribution.rule';

type Severity = 'error' | 'warning';

export type Report = {
  readonly error: Error;
  readonly severity: Severity;
  readonly tags: Readonly<Record<string, string>>;
};

/** Sends a report. Created by the lazily loaded client. */
export type ReportSink = (report: Report) => void;

export type ErrorReporterOptions = {
  readonly config: PublicConfig;
  readonly revision: number;
  /** Loads the client for the first report. If it rejects, the reports are kept and sent with the next one. */
  readonly loadSink: () => Promise<ReportSink>;
  /** Called for uncaught errors whose stack contains a version of a remote. */
  readonly onUncaught?: (remote: string, version: string, where: string) => void;
};

export type ErrorReporter = {
  readonly report: (error: unknown, context?: ErrorContext, severity?: Severity) => void;
  /** Reporter for one remote, which completes missing attribution. */
  readonly forRemote: (remote: string, version: string) => (error: unknown, context?: ErrorContext) => void;
};

/** Names of uncaught errors by source. Timer errors count as handler errors. */
const UNCAUGHT: Readonly<Partial<Record<string, string>>> = {
  window: 'event-handler',
  promise: 'promise',
  bus: 'bus-hearer',
};

/** Enough to detect a flood of errors without filling the memory. */
const MOST_KEPT = 50;

type Words = Readonly<Partial<Record<'_tag' | 'status' | 'message' | 'reason' | 'codec', unknown>>>;

const NO_WORDS: Words = {};

const isWord = (word: unknown): word is string | number =>
  typeof word === 'string' || typeof word === 'number';

const wordsFor = (thrown: unknown): string => {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  // a failure that is not an Error: its tag and message are reported, never the body of a reply
  const { _tag, status, message, reason, codec } = { ...NO_WORDS, ...thrown };
  return [_tag, status, message, reason, codec].filter(isWord).join(' ') || 'unknown failure';
};

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(wordsFor(thrown)));

/** Collects errors with remote, version and revision. Loads its client for the first one. */
export const createErrorReporter = ({
  config,
  revision,
  loadSink,
  onUncaught,
}: ErrorReporterOptions): ErrorReporter => {
  let kept: Report[] = [];
  let isSending = false;

  const flush = async (): Promise<void> => {
    if (isSending || kept.length === 0) return;
    isSending = true;
    try {
      const sink = await loadSink();
      const leaving = kept;
      kept = [];
      for (const report of leaving) sink(report);
    } catch {
      // the provider is blocked or down: the next report tries again
    } finally {
      isSending = false;
    }
  };

  const reportWith = (
    known: Readonly<Record<string, string>>,
    thrown: unknown,
    context: ErrorContext | undefined,
    severity: Severity,
  ): void => {
    if (config.errorReportDsn === '' || kept.length >= MOST_KEPT) return;
    const error = toError(thrown);
    const found = attributeStack(error.stack ?? '');
    const attributed =
      found === null ? known : { remote: found.remote, remote_version: found.version, ...known };
    const where = context === undefined ? {} : { where: context.where, ...context.tags };
    kept.push({ error, severity, tags: { ...attributed, ...where, ledger_rev: String(revision) } });
    void flush();
  };

  return {
    report: (error, context, severity = 'error') => {
      const found = error instanceof Error ? attributeStack(error.stack ?? '') : null;
      const where = UNCAUGHT[context?.where ?? ''];
      if (found !== null && found.remote !== 'shell' && where !== undefined)
        onUncaught?.(found.remote, found.version, where);
      reportWith({}, error, context, severity);
    },
    forRemote: (remote, version) => (error, context) => {
      reportWith({ remote, remote_version: version }, error, context, 'error');
    },
  };
};
