export { contentSecurityPolicy, createNonce } from './content-security-policy.ts';
export { addCspReportIntake } from './csp-report.ts';
export { CSRF_COOKIE, ensureCsrfCookie } from './csrf-cookie.ts';
export { csrfRefusal } from './csrf-token.ts';
export { csrfProblemOf } from './request-claim.ts';
export { createRateLimit } from './rate-limit.ts';
export { addResponseHeaders, commonHeaders } from './response-headers.ts';
export { cutOffUnreadBodies } from './unread-body.ts';
