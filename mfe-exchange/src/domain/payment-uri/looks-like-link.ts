/** Whether a text has the look of a payment link: a word and a colon. Enough to fetch the rules that read it. */
export const looksLikePaymentLink = (text: string): boolean => /^\s*[a-z][a-z0-9+.-]*:/i.test(text);
