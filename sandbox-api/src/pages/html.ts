const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for a page or an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

const STYLE =
  'body{font:16px/1.5 Roboto,Arial,Helvetica,sans-serif;margin:2rem auto;max-width:42rem;padding:0 1rem;color:#2b2b36;background:#fff}' +
  'code{background:#f6f4f8;padding:0 .25rem}p.note{border:2px solid #a15c00;padding:.75rem 1rem}' +
  'button{font:inherit;padding:.75rem 1.5rem;margin:0 .5rem .5rem 0;cursor:pointer}dt{font-weight:600}';

/** Page of the sandbox. `body` is markup, so its variable parts must be escaped. */
export const htmlPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>` +
  `<body><main><h1>${escapeHtml(title)}</h1>` +
  '<p class="note">This is a sandbox. No real money moves, no address here is watched: never send coins to one.</p>' +
  `${body}</main></body></html>`;

/** Content security policy of such a page: it can be shown, and send its form to this server. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
