/** Elements of server-rendered pages that this remote fills (spec §2 "Mounting"), each in its own chunk. */
export const blocks = {
  'swap-stepper': async () =>
    (await import(/* webpackChunkName: "block-swap-stepper" */ './blocks/swap-stepper')).lifecycle,
  'swap-page': async () =>
    (await import(/* webpackChunkName: "block-swap-page" */ './blocks/swap-page')).lifecycle,
  'tokens-dropdown-list': async () =>
    (await import(/* webpackChunkName: "block-tokens-dropdown-list" */ './blocks/tokens-dropdown-list'))
      .lifecycle,
} as const;
