/** Number of runs of an expensive test: `second` if TEST_TIER is "all", otherwise `first`. */
export const runsOf = ({ first, second }: { readonly first: number; readonly second: number }): number =>
  process.env['TEST_TIER'] === 'all' ? second : first;
