const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\u2028': '&#8232;',
  '\u2029': '&#8233;',
};

/** Escapes a text for an HTML attribute in either kind of quotes, and for text between tags. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"'\u2028\u2029]/g, (character) => ENTITIES[character] ?? character);

const code = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Formats a text as a JavaScript string that is safe inside an HTML page. It cannot contain a tag or a comment, so
 * `<!--<script>` does not affect the parser.
 */
export const escapeScript = (text: string): string =>
  JSON.stringify(text).replace(/[&<>'\u2028\u2029]/g, code);
