import { issueToken, wordsOf } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { buildPackage } from './build/build-package.ts';
import { ledgerPlace } from './site/ledger-place.ts';
import type { LedgerPlace } from './site/ledger-place.ts';
import { publishRemotes } from './site/publish-all.ts';
import { liveShellFacts } from './site/shell-facts.ts';

/**
 * `npm run preview -w mfe-x`: builds and publishes one remote without promoting it, and prints a link that shows
 * it for seven days. `SITE`: the site of the link.
 */
const [remote] = process.argv.slice(2);
const site = process.env['SITE'] ?? 'http://localhost:4000';
const BY = 'npm run preview';
const Link = t.type({ url: t.string, expiresAt: t.string });

/** Creates a token of the remote that is valid for a day. The server creates the link, because it has the key. */
const tokenFor = async ({ store, env }: LedgerPlace, name: string): Promise<string> => {
  const issued = await issueToken(store, env, { for: name, name: BY, by: BY, days: 1 });
  if (E.isLeft(issued)) throw new Error(wordsOf(issued.left));
  return issued.right.secret ?? '';
};

const linkTo = async (
  ledger: LedgerPlace,
  body: { readonly remote: string; readonly version: string },
): Promise<t.TypeOf<typeof Link>> => {
  const reply = await fetch(new URL('/ledger/previews', site), {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenFor(ledger, body.remote)}` },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new Error(`${site} does not answer (${String(error)}). Start it, or set SITE to its address.`);
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${site} refused the link (HTTP ${String(reply.status)}): ${text}`);
  const link = Link.decode(JSON.parse(text));
  if (E.isLeft(link)) throw new Error(`the reply of ${site} is not a link: ${text}`);
  return link.right;
};

if (remote === undefined) {
  process.stderr.write('usage: node tools/preview.ts <remote>, for example mfe-listing\n');
  process.exit(2);
}
try {
  const ledger = ledgerPlace(process.env);
  const { version } = await buildPackage(remote);
  await publishRemotes(ledger, [remote], { by: BY, shell: await liveShellFacts(ledger) });
  const { url, expiresAt } = await linkTo(ledger, { remote, version });
  process.stdout.write(
    `${remote}@${version} is published and not live. Until ${expiresAt}, this link shows it:\n${url}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
