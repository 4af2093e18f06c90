/**
 * Bytes a remote may ask for before it can be used: entry, first scripts and styles, before compression. The gate holds
 * every release against them; `tools/budgets/budgets.json` is tighter and holds our own builds, compressed.
 */
export const FIRST_LOAD_LIMITS = {
  usual: 160_000,
  byRemote: { 'mfe-exchange': 290_000, 'mfe-listing': 166_000 },
} as const;
