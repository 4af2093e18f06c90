import { randomBytes } from 'node:crypto';

import type { Chrome, ConfinedJob } from '../render-job.ts';
import type { Realms } from './realms.ts';

const SALT_BYTES = 12;
/** Placeholder for the fragment while the chrome is rendered. Random, so that no page can contain it. */
const FRAGMENT_MARK = `<!--fragment-${randomBytes(SALT_BYTES).toString('hex')}-->`;

const MAX_DRAWN = 100;

/**
 * Renders the chrome around a filled or empty slot. It depends only on the status of the fragment, so one result
 * is cached for many fragments. Rejects if the chrome is broken.
 */
export type DrawChrome = (
  chrome: ConfinedJob['chrome'],
  status: number,
  isFilled: boolean,
) => Promise<Chrome>;

export const createDrawChrome = (realms: Realms): DrawChrome => {
  const drawn = new Map<string, Chrome>();

  const keep = (key: string, chrome: Chrome): Chrome => {
    drawn.delete(key);
    drawn.set(key, chrome);
    const [oldest] = drawn.keys();
    if (drawn.size > MAX_DRAWN && oldest !== undefined) drawn.delete(oldest);
    return chrome;
  };

  const draw = async (
    chrome: ConfinedJob['chrome'],
    status: number,
    fragmentHtml: string,
  ): Promise<Chrome> => {
    const realm = await realms.load(chrome.bundle);
    const json = JSON.stringify({ status, fragmentHtml });
    const answer = await realm.run('renderChrome', chrome, { ticket: 0, json });
    if (answer.kind === 'threw') throw new Error(answer.detail);
    if (answer.kind !== 'markup') throw new Error('renderChrome did not return a text');
    const [before = '', after = ''] = answer.html.split(FRAGMENT_MARK);
    return { before, after };
  };

  return async (chrome, status, isFilled) => {
    const { bundle, requestJson, textsJson } = chrome;
    const key = [bundle.sha384, String(isFilled), String(status), requestJson, textsJson].join(' ');
    const known = drawn.get(key);
    return keep(key, known ?? (await draw(chrome, status, isFilled ? FRAGMENT_MARK : '')));
  };
};
