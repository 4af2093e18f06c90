import { createBlock } from '@coinlane/shared-ui/remote';

import { createScope } from '../app/create-scope';
import { NewsletterForm } from '../screens/contact';

/** `newsletter-subscription`: the newsletter form. The page mounts it when it is scrolled into view (spec §2). */
export const lifecycle = createBlock('mfe-content-newsletter-subscription', createScope, () => (
  <NewsletterForm />
));
