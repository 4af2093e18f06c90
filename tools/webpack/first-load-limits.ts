/**
 * Maximum bytes that a remote loads before it is usable: entry, first scripts and styles, before compression. The gate
 * checks every release; `tools/budgets/budgets.json` has tighter limits for our own builds, compressed.
 */
export const FIRST_LOAD_LIMITS = {
  usual: 160_000,
  byRemote: { 'mfe-exchange': 290_000, 'mfe-listing': 166_000 },
} as const;
