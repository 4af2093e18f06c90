import type { Visit } from '@coinlane/shared-contracts/lifecycle';

/** Categories of spec §9 "Analytics", and page views. */
type MeasuredCategory = 'page-view' | 'user-engagement' | 'login' | 'loan';

/** A counted event. Contains only our labels. */
export type Measured = {
  readonly category: MeasuredCategory;
  readonly action: string;
  readonly label: string;
};

/** Batch for the analytics service (sandbox-api, `/analytics/collect`). */
export type MeasuredBatch = Pick<Visit, 'clientId' | 'sessionId' | 'sessionCount'> & {
  readonly language: string;
  readonly events: readonly (Measured & { readonly page: string; readonly atMs: number })[];
};

export type AnalyticsPorts = {
  readonly visit: () => Visit;
  readonly page: () => string;
  readonly language: string;
  readonly now: () => number;
  readonly later: (run: () => void, ms: number) => void;
  /** Sends a batch. Ignores failures. */
  readonly send: (batch: MeasuredBatch) => void;
};

const BATCH_MS = 2_000;
/** A page with more events is in a loop. */
const MAX_PER_PAGE = 200;

/** Collects events and sends them in batches. */
export const createAnalytics = ({ visit, page, language, now, later, send }: AnalyticsPorts) => {
  let waiting: MeasuredBatch['events'] = [];
  let taken = 0;
  const flush = (): void => {
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    const { clientId, sessionId, sessionCount } = visit();
    send({ clientId, sessionId, sessionCount, language, events });
  };
  return {
    measure: (measured: Measured): void => {
      if (taken >= MAX_PER_PAGE) return;
      taken += 1;
      waiting = [...waiting, { ...measured, page: page(), atMs: now() }];
      if (waiting.length === 1) later(flush, BATCH_MS);
    },
    /** Sends pending events at once when the page is left. */
    flush,
  };
};
