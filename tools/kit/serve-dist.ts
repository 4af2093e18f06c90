import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const fileOf = (dist: string, url: string): string | null => {
  const [path = ''] = url.split('?');
  try {
    const file = normalize(join(dist, decodeURIComponent(path)));
    return file.startsWith(dist + sep) && !path.includes('\0') ? file : null;
  } catch {
    return null;
  }
};

const answer = async (dist: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  // the requesting page belongs to the site, on another port
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cache-control', 'no-store');
  const file = fileOf(dist, request.url ?? '/');
  const isThere =
    file !== null &&
    (await stat(file).then(
      (found) => found.isFile(),
      () => false,
    ));
  if (file === null || !isThere) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('no such file in dist\n');
    return;
  }
  response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
};

/** Serves a build folder only to this machine, for the override `http://localhost:<port>` of a page. */
export const serveDist = (dist: string): Server =>
  createServer((request, response) => void answer(dist, request, response));
