import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import * as E from 'fp-ts/lib/Either.js';

import { fromRoot } from '../webpack/paths.ts';
import { renderNginx } from './render-nginx.ts';

/**
 * Writes nginx's configuration, for the `NGINX_*` variables of the environment, to standard output. Generates a mark.
 */

/** `EX_CONFIG` of sysexits, as for the shell server. */
const CONFIG_EXIT_CODE = 78;

const MARK_BYTES = 24;

const template = await readFile(fromRoot('deploy/nginx/coinlane.conf.template'), 'utf8');
const rendered = renderNginx(template, {
  NGINX_NONCE_MARK: randomBytes(MARK_BYTES).toString('hex'),
  ...process.env,
});
if (E.isLeft(rendered)) {
  process.stderr.write(`${rendered.left.join('\n')}\n`);
  process.exitCode = CONFIG_EXIT_CODE;
} else {
  process.stdout.write(rendered.right);
}
