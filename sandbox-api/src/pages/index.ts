export { escapeHtml, htmlPage, PAGE_POLICY } from './html.ts';
export { landingPage } from './landing-page.ts';
