import { randomBytes } from 'node:crypto';

import type { PageData } from '@coinlane/shared-contracts/lifecycle';

import { escapeJson } from './escape.ts';

const SALT_BYTES = 12;

/** Stands where the time of the answer goes: the page may be kept, the time may not. No visitor can guess it. */
export const TIME_PLACEHOLDER = `"@time-${randomBytes(SALT_BYTES).toString('hex')}@"`;

type Slot = { readonly remote: string; readonly stateJson: string } | null;

/**
 * The page's data as it stands in its script element. The state comes as JSON from the render thread and is not
 * parsed again. The server's time is left open.
 */
export const pageDataJson = (page: Omit<PageData, 'fragment' | 'serverTime'>, slot: Slot): string => {
  const state =
    slot === null ? 'null' : `{"remote":${JSON.stringify(slot.remote)},"state":${slot.stateJson}}`;
  const json = `${JSON.stringify(page).slice(0, -1)},"fragment":${state},"serverTime":`;
  return `${escapeJson(json)}${TIME_PLACEHOLDER}}`;
};
