/** A fault or a change during the simulated day, from a minute on. */
export type DayEvent =
  /** All servers are replaced, one after another. */
  | { readonly kind: 'deploy'; readonly atMinute: number }
  /** A provider accepts calls and does not reply. */
  | { readonly kind: 'silent provider'; readonly atMinute: number; readonly minutes: number }
  | {
      readonly kind: 'lost servers';
      readonly atMinute: number;
      readonly minutes: number;
      readonly servers: number;
    };

/** Traffic and machines of a day. Values that are not measured are assumptions, which `docs/scale.md` explains. */
export type Plan = {
  readonly visitsPerDay: number;
  /** Share of the visits in the busiest hour. */
  readonly peakShare: number;
  readonly perVisit: {
    /** Pages that are the same for all visitors: the form, and lists of currencies and pairs. */
    readonly forms: number;
    readonly lists: number;
    /** Pages of the form with an amount in their address. */
    readonly ownForms: number;
    readonly files: number;
    readonly estimates: number;
  };
  /** Number of different addresses of shared pages. */
  readonly addresses: { readonly forms: number; readonly lists: number };
  /** Number of front caches. 0: visitors send requests directly to the servers. */
  readonly edges: number;
  /** Share of the files that a CDN serves. */
  readonly filesFromCdn: number;
  readonly orders: {
    /** Orders per visit. */
    readonly perVisit: number;
    /** Time from an order's creation to its end. */
    readonly minutes: number;
    /** Share of the running orders whose page is open. */
    readonly watched: number;
  };
  readonly server: { readonly cores: number; readonly connections: number };
  readonly servers: number;
  readonly providers: { readonly count: number; readonly replyMs: number };
  readonly events: readonly DayEvent[];
};

/** Planned processor load of a server in the busiest hour. */
export const PLANNED_LOAD = 0.6;

const PLAN: Plan = {
  visitsPerDay: 100_000_000,
  peakShare: 0.07,
  perVisit: { forms: 1, lists: 1.5, ownForms: 0.3, files: 14, estimates: 4 },
  addresses: { forms: 200, lists: 20_000 },
  edges: 20,
  filesFromCdn: 0.98,
  orders: { perVisit: 0.01, minutes: 20, watched: 0.5 },
  server: { cores: 2, connections: 10 },
  servers: 1,
  providers: { count: 5, replyMs: 800 },
  events: [],
};

/** The plan of `docs/scale.md` with changes. */
export const aPlan = (change: Partial<Plan> = {}): Plan => ({ ...PLAN, ...change });
