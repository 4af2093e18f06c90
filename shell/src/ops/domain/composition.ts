/** A version on trial: this share of visitors gets it. */
export type Canary = { readonly version: string; readonly percent: number };

/** One remote as the ledger says it is live now. */
export type LiveRemote = {
  readonly remote: string;
  readonly stable: string;
  /** Newest first; the first is where a rollback goes. */
  readonly previous: readonly string[];
  /** Published, and neither live nor remembered: what may be put on trial. */
  readonly waiting: readonly string[];
  readonly canary: Canary | null;
};

/** The newest revision, and who made it. */
export type LedgerStatus = {
  readonly env: string;
  readonly rev: number;
  /** ISO instant. */
  readonly at: string;
  readonly by: string;
  readonly reason: string;
  readonly shell: string;
  readonly remotes: readonly LiveRemote[];
  /** What is wrong with the ledger, in its own words. */
  readonly problems: readonly string[];
};

/** What visitors' pages said of one version of a remote lately. */
export type VersionHealth = {
  readonly remote: string;
  readonly version: string;
  readonly loads: number;
  readonly errors: number;
  /** 0 to 1. */
  readonly errorRate: number;
  /** Three of four loads took at most this long; null before the first. */
  readonly p75Ms: number | null;
};

/** One revision of the past, and what it changed. */
export type HistoryEntry = {
  readonly rev: number;
  /** ISO instant. */
  readonly at: string;
  readonly by: string;
  readonly reason: string;
  readonly changes: readonly string[];
};

/** The remote of that name in a composition, or null. */
export const findRemote = (status: LedgerStatus | null, remote: string): LiveRemote | null =>
  status?.remotes.find((live) => live.remote === remote) ?? null;
