/** Whether a text looks like a payment link: a scheme and a colon. If so, the parser is loaded. */
export const looksLikePaymentLink = (text: string): boolean => /^\s*[a-z][a-z0-9+.-]*:/i.test(text);
