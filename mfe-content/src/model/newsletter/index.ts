import { createNewsletterModel } from './create-newsletter-model';

export { createNewsletterModel } from './create-newsletter-model';
export type { NewsletterView, Subscription } from './create-newsletter-model';

export const newsletterModel = createNewsletterModel();
