/** Empty HTML. Trusted Types reject even an empty string, but accept this value. */
export const emptyHtml = (): TrustedHTML | '' =>
  typeof window === 'undefined' ? '' : (window.trustedTypes?.emptyHTML ?? '');
