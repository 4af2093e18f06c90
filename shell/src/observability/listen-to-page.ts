import type { ErrorReporter } from './create-error-reporter';

/** What the browser says by itself: uncaught errors, unhandled rejections, breaches of the content security policy. */
export const listenToPage = (page: Window, reporter: ErrorReporter): void => {
  page.addEventListener('error', ({ error, message }) => {
    reporter.report(error ?? message, { where: 'window' });
  });
  page.addEventListener('unhandledrejection', ({ reason }) => {
    reporter.report(reason, { where: 'promise' });
  });
  page.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const blocked = blockedURI.split('?')[0] ?? '';
    reporter.report(new Error(`content security policy: ${effectiveDirective} blocked ${blocked}`), {
      where: 'csp',
    });
  });
};
