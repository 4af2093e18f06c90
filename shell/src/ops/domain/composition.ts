/** Canary version, with its share of visitors. */
type Canary = { readonly version: string; readonly percent: number };

/** Rollout in timed steps. */
export type Rollout = {
  readonly version: string;
  readonly percent: number;
  /** Share of the next step. Null: the version is live for all visitors, and is watched until `endsAtMs`. */
  readonly next: number | null;
  /** End of the current step. */
  readonly endsAtMs: number;
};

/** Live versions of one remote. */
export type LiveRemote = {
  readonly remote: string;
  readonly stable: string;
  /** Newest first. The first is the target of a rollback. */
  readonly previous: readonly string[];
  /** Published versions that are neither live nor previous: candidates for a canary. */
  readonly waiting: readonly string[];
  readonly canary: Canary | null;
  /** Absent on an older server. */
  readonly rollout?: Rollout | null | undefined;
};

/** Newest revision, and its author. */
export type LedgerStatus = {
  readonly env: string;
  readonly rev: number;
  /** ISO instant. */
  readonly at: string;
  readonly by: string;
  readonly reason: string;
  readonly shell: string;
  readonly remotes: readonly LiveRemote[];
  /** Problems reported by the ledger. */
  readonly problems: readonly string[];
};

/** Recent loads and errors of one version, reported by pages. */
export type VersionHealth = {
  readonly remote: string;
  readonly version: string;
  readonly loads: number;
  readonly errors: number;
  /** Errors of pages that never became interactive. Older servers do not count them. */
  readonly hangs?: number;
  /** 0 to 1. */
  readonly errorRate: number;
  /** 75th percentile of the load time. Null before the first load. */
  readonly p75Ms: number | null;
};

/** One revision of the history, with its changes. */
export type HistoryEntry = {
  readonly rev: number;
  /** ISO instant. */
  readonly at: string;
  readonly by: string;
  readonly reason: string;
  readonly changes: readonly string[];
};

/** Finds a remote by name, or null. */
export const findRemote = (status: LedgerStatus | null, remote: string): LiveRemote | null =>
  status?.remotes.find((live) => live.remote === remote) ?? null;
