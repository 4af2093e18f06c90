/** Ask the server for other versions than the live ones; empty: for the live ones again. */
export const OVERRIDE_PARAMETERS = ['mfe', 'mfe-rev'] as const;

/** The query that gives the page back what is live, and keeps what else it says. */
export const withoutOverrides = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const name of OVERRIDE_PARAMETERS) query.delete(name);
  query.set('mfe', '');
  return `?${query.toString()}`;
};
