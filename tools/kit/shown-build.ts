import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { pack } from 'tar-stream';

import type { ShownBuild } from './site-proxy.ts';

const Link = t.type({ url: t.string }, 'PreviewLink');

export type BuildToShow = { readonly name: string; readonly version: string };

/** Archive of a build folder, in the format of the ledger. */
const archiveOf = async (dist: string): Promise<Buffer> => {
  const archive = pack();
  const packed = buffer(archive.pipe(createGzip()));
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(dist, path).split(sep).join('/');
    if (entry.isFile()) archive.entry({ name }, await readFile(path));
  }
  archive.finalize();
  return packed;
};

/**
 * Returns the cookie of a redirect. Rejects with the site's explanation if it shows other pages than the requested
 * ones.
 */
const cookieOf = async (url: string, advice: string): Promise<string> => {
  const reply = await fetch(url, { redirect: 'manual' });
  const [kept] = reply.headers.getSetCookie().filter((each) => !/;\s*max-age=0/i.test(each));
  if (reply.status === 302 && kept !== undefined) return kept.split(';')[0] ?? '';
  const words = /<h1[^>]*>([^<]*)<\/h1>\s*<p[^>]*>([^<]*)/
    .exec(await reply.text())
    ?.slice(1)
    .join(': ');
  throw new Error(`${new URL(url).origin} does not show the build: ${words ?? advice}`);
};

const post = async (url: string, token: string, body: BodyInit): Promise<string> => {
  const reply = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${url} refused the build (HTTP ${String(reply.status)}): ${text}`);
  return text;
};

/**
 * Publishes a build to a deployed site without making it live, and opens a preview of it. Rejects with the message
 * of the site, for example of the gate.
 */
export const showByPreview = async (
  { name, version }: BuildToShow,
  { site, token, dist }: { readonly site: string; readonly token: string; readonly dist: string },
): Promise<ShownBuild> => {
  await post(`${site}/ledger/releases/${name}`, token, new Uint8Array(await archiveOf(dist)));
  const reply = await post(`${site}/ledger/previews`, token, JSON.stringify({ remote: name, version }));
  const link = Link.decode(JSON.parse(reply));
  if (E.isLeft(link)) throw new Error(`the reply of ${site} is not a preview link: ${reply}`);
  const { pathname, search } = new URL(link.right.url);
  const cookie = await cookieOf(`${site}${pathname}${search}`, 'it does not accept its own preview link');
  return { id: version, cookie };
};

/** Requests a build of this machine with an override, which only a site on this machine can show. */
export const showByOverride = async (
  { name, version }: BuildToShow,
  { site, path, distOrigin }: { readonly site: string; readonly path: string; readonly distOrigin: string },
): Promise<ShownBuild> => {
  const advice =
    'it must run on this machine with OVERRIDES_LOCAL=on, or set LEDGER_TOKEN to use a deployed site';
  return { id: version, cookie: await cookieOf(`${site}${path}?mfe=${name}@${distOrigin}`, advice) };
};
