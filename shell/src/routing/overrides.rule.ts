/** Query parameters that request versions other than the live ones. Empty: back to the live ones. */
export const OVERRIDE_PARAMETERS = ['mfe', 'mfe-rev'] as const;

/** Removes overrides from a query. Keeps its other parameters. */
export const withoutOverrides = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const name of OVERRIDE_PARAMETERS) query.delete(name);
  query.set('mfe', '');
  return `?${query.toString()}`;
};
