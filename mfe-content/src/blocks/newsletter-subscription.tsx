import { createBlock } from '../app/block-root';
import { NewsletterForm } from '../screens/contact';

/** `newsletter-subscription`: the newsletter form. The page mounts it when it is scrolled into view (spec §2). */
export const lifecycle = createBlock('newsletter-subscription', () => <NewsletterForm />);
