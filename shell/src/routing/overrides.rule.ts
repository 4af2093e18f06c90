/**
 * Query parameters that request other versions than the live ones. Empty: the live ones
 * again.
 */
export const OVERRIDE_PARAMETERS = ['mfe', 'mfe-rev'] as const;

/** Removes overrides from a query, and keeps its other parameters. */
export const withoutOverrides = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const name of OVERRIDE_PARAMETERS) query.delete(name);
  query.set('mfe', '');
  return `?${query.toString()}`;
};
