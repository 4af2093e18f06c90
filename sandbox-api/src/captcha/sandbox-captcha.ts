import { randomBytes } from 'node:crypto';

import type { Clock } from '../clock.ts';
import type { Rows } from '../database/index.ts';
import { createCaptcha } from './create-captcha.ts';
import type { Captcha } from './create-captcha.ts';

const KEPT_MS = 10 * 60_000;

/**
 * Creates the captcha of the sandbox. Its secret is only in memory, so that users solve a new challenge after a
 * restart.
 */
export const createSandboxCaptcha = (rows: Rows, { nowIn }: Clock): Captcha =>
  createCaptcha({
    secret: randomBytes(32).toString('hex'),
    nowIn,
    take: (challenge, expiresAtMs, nowMs) => {
      rows.run('DELETE FROM used_captchas WHERE expires_at < ?', nowMs - KEPT_MS);
      return rows.run('INSERT OR IGNORE INTO used_captchas VALUES (?, ?)', challenge, expiresAtMs) === 1;
    },
  });
