export { faqOf } from './faq-of';
export type { FaqEntry } from './faq-of';
