/**
 * Back-end services of spec §7, by their name in the gateway. A call goes to `/gateway/{service}{path}`; the server
 * configuration maps it to a URL.
 */
export const SERVICES = [
  'public-v1',
  'public-v1.1',
  'public-v2',
  'frontend',
  'account',
  'swaps',
  'price-data',
  'ranking',
  'content',
  'push',
] as const;

export type Service = (typeof SERVICES)[number];

/** Placeholder for the API key in calls of spec §7 "Public API v1". The server replaces it. */
export const KEY_STAND_IN = 'site';

/** Whether a text is the name of a back-end service. */
export const isService = (word: unknown): word is Service => SERVICES.some((service) => service === word);
