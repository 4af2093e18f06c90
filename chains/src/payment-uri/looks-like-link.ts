/** Whether a text looks like a payment link: a scheme and a colon. The parser is loaded only then. */
export const looksLikePaymentLink = (text: string): boolean => /^\s*[a-z][a-z0-9+.-]*:/i.test(text);
