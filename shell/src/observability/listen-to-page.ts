import type { ErrorReporter } from './create-error-reporter';

/** Reports uncaught errors, unhandled rejections and content security policy violations. */
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
