import { randomBytes } from 'node:crypto';

import type { Chrome, ChromeJob, ChromeRequest } from '../render-job.ts';
import { loadBundleFunction } from './load-bundle.ts';

const SALT_BYTES = 12;
/** Stands where the fragment goes while the chrome is drawn: no page can know it. */
const FRAGMENT_MARK = `<!--fragment-${randomBytes(SALT_BYTES).toString('hex')}-->`;

const MOST_DRAWN = 100;
/** What was drawn last, by all the chrome was told. */
const drawn = new Map<string, Chrome>();

const keep = (key: string, chrome: Chrome): Chrome => {
  drawn.delete(key);
  drawn.set(key, chrome);
  const [oldest] = drawn.keys();
  if (drawn.size > MOST_DRAWN && oldest !== undefined) drawn.delete(oldest);
  return chrome;
};

const draw = async ({ bundle, request }: ChromeJob, fragmentHtml: string): Promise<Chrome> => {
  const markup = await loadBundleFunction(bundle, 'renderChrome')({ ...request, fragmentHtml });
  if (typeof markup !== 'string') throw new Error('renderChrome answered with something that is no markup');
  const [before = '', after = ''] = markup.split(FRAGMENT_MARK);
  return { before, after };
};

/**
 * The chrome around a slot that is filled or empty. It is told nothing of the fragment but its status, and what was told the
 * same looks the same: the same chrome is drawn once for many fragments. Rejects where it is broken.
 */
export const drawChrome = async (
  { bundle, request }: ChromeJob,
  status: ChromeRequest['status'],
  isFilled: boolean,
): Promise<Chrome> => {
  const told = { ...request, status };
  const key = JSON.stringify([bundle.path, bundle.sha384, isFilled, told]);
  const known = drawn.get(key);
  return keep(key, known ?? (await draw({ bundle, request: told }, isFilled ? FRAGMENT_MARK : '')));
};
