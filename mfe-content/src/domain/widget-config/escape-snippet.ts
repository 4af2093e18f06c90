const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\u2028': '&#8232;',
  '\u2029': '&#8233;',
};

/** A text as the value of an HTML attribute in either quote, or as text between tags. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"'\u2028\u2029]/g, (character) => ENTITIES[character] ?? character);

const code = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/**
 * A text as a JavaScript string, also where the script stands in a page: no tag or comment can begin or end in it, so
 * `<!--<script>` does nothing to the parser.
 */
export const escapeScript = (text: string): string =>
  JSON.stringify(text).replace(/[&<>'\u2028\u2029]/g, code);
