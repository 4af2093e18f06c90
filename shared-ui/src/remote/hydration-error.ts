/**
 * Whether React reports a hydration mismatch: by number in production, as text in development. React keeps the
 * errors of an interrupted render in a list that all roots share, and passes them to the next root that renders
 * for the first time. A root that hydrates nothing must therefore ignore them.
 */
export const isHydrationError = (error: unknown): boolean =>
  error instanceof Error && /#(?:418|423)\b|hydrat/i.test(error.message);
