const FORBIDDEN = /[\u0000-\u0020\u007f\\]/;

/** Whether a redirect stays on this site: one leading slash, and nothing that a browser would parse as another host. */
export const isSitePath = (path: string): boolean =>
  path.startsWith('/') &&
  !path.startsWith('//') &&
  !FORBIDDEN.test(path) &&
  URL.canParse(path, 'https://site.invalid') &&
  new URL(path, 'https://site.invalid').origin === 'https://site.invalid';
