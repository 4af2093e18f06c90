/**
 * Module hooks on top of those of the unit tests. They return instrumented code, and load project modules again: a
 * URL with a `?fresh=` query passes the query on to its imports.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

import '../jest/module-hooks.ts';

const texts: unknown = JSON.parse(readFileSync(process.env['MUTANTS_CODE'] ?? '', 'utf8'));
const code = new Map<string, unknown>(
  Object.entries(typeof texts === 'object' && texts !== null ? texts : {}),
);
/** Files that load again, by absolute path. */
export const fresh: { files: ReadonlySet<string> } = { files: new Set() };

const QUERY = /\?(?:fresh|run)=.*$/;
const FRESH = /\?fresh=.*$/;

registerHooks({
  resolve: (specifier, context, next) => {
    const query = FRESH.exec(context.parentURL ?? '')?.[0] ?? '';
    const resolved = next(specifier, { ...context, parentURL: context.parentURL?.replace(QUERY, '') });
    const isFresh =
      resolved.url.startsWith('file:') &&
      !resolved.url.includes('/node_modules/') &&
      !QUERY.test(resolved.url) &&
      fresh.files.has(fileURLToPath(resolved.url));
    return isFresh ? { ...resolved, url: resolved.url + query } : resolved;
  },
  load: (url, context, next) => {
    const plain = url.replace(QUERY, '');
    const source = plain.startsWith('file:') ? code.get(fileURLToPath(plain)) : undefined;
    return typeof source === 'string'
      ? { format: 'module', source, shortCircuit: true }
      : next(plain, context);
  },
});
