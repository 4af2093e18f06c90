import { createHmac, timingSafeEqual } from 'node:crypto';

/** Reason to refuse signed data of a messaging app. */
export type InitDataProblem = 'no hash' | 'wrong hash' | 'too old' | 'from the future' | 'named twice';

const DAY_SECONDS = 86_400;
/** Tolerated difference between clocks. */
const SKEW_SECONDS = 300;
const HASH = /^[0-9a-f]{64}$/;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The text that the messaging app signs: all fields except the hash, sorted by name, one per line. */
const signedText = (fields: URLSearchParams): string =>
  [...fields]
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');

const ageProblem = (fields: URLSearchParams, nowMs: number): InitDataProblem | null => {
  const age = nowMs / 1000 - Number(fields.get('auth_date') ?? Number.NaN);
  if (!(age <= DAY_SECONDS)) return 'too old';
  return age < -SKEW_SECONDS ? 'from the future' : null;
};

/**
 * Verifies the init data of a mini-app with the bot's secret, by the published algorithm ("Validating data
 * received via the Mini App"). The key is HMAC-SHA256 of the bot's token with the key `WebAppData`. The hash is
 * HMAC-SHA256 of the sorted lines with that key. Null: valid, and at most a day old.
 */
export const initDataProblem = (
  initData: string,
  botToken: string,
  nowMs: number,
): InitDataProblem | null => {
  const fields = new URLSearchParams(initData);
  const hash = fields.get('hash') ?? '';
  if (!HASH.test(hash)) return 'no hash';
  if (new Set(fields.keys()).size !== [...fields.keys()].length) return 'named twice';
  const expected = hmac(hmac('WebAppData', botToken), signedText(fields));
  if (!timingSafeEqual(expected, Buffer.from(hash, 'hex'))) return 'wrong hash';
  return ageProblem(fields, nowMs);
};
