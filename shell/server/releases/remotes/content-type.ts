import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|wasm)|image\/(?:svg|x-icon))/;

/** Content type of a browser file. Null for files that are not for browsers, such as `server.cjs`. */
export const contentTypeOf = (path: string): string | null => TYPES[extname(path)] ?? null;

/** Whether compression reduces the size of the file. */
export const isCompressible = (contentType: string): boolean => COMPRESSIBLE.test(contentType);
