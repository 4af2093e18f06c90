const contactForms = () => import(/* webpackChunkName: "block-forms" */ './blocks/contact-form');

/** Elements of server-rendered pages that this remote fills (spec §2 "Mounting"). Each has its own chunk. */
export const blocks = {
  'contact-form': async () => (await contactForms()).contactForm,
  'swap-tokens-contact-form': async () => (await contactForms()).swapTokensContactForm,
  'lightning-contact-form': async () => (await contactForms()).lightningContactForm,
  'newsletter-subscription': async () =>
    (await import(/* webpackChunkName: "block-forms" */ './blocks/newsletter-subscription')).lifecycle,
  'bounty-dropdown-list': async () =>
    (await import(/* webpackChunkName: "block-bounty-dropdown-list" */ './blocks/bounty-dropdown-list'))
      .lifecycle,
} as const;
