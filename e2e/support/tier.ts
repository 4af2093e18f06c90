/** Details of a test that runs in both tiers, or in the second tier only (`npm run test:all`). */
export const tierOf = (isFirstTier: boolean): { readonly tag: string[] } => ({
  tag: isFirstTier ? [] : ['@long'],
});
