import { createRequire } from 'node:module';

/**
 * Inputs of DOMPurify's own tests. Newer packages do not contain them, so an old one is installed for them; its code is
 * never loaded (docs/adr/0021).
 */
const found: unknown = createRequire(import.meta.url)('dompurify-fixtures/test/fixtures/expect.js');

const payloadOf = (entry: unknown): readonly string[] => {
  const payload: unknown =
    typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'payload') : undefined;
  return typeof payload === 'string' ? [payload] : [];
};

export const DOMPURIFY_FIXTURES: readonly string[] = Array.isArray(found) ? found.flatMap(payloadOf) : [];
