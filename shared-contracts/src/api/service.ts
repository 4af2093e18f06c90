/**
 * The back-end services of spec §7, by the name the gateway knows them under.
 * A call goes to `/gateway/{service}{path}`; where the service really is, only the server's configuration says.
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

/** What a page sends where a call of spec §7 "Public API v1" has the site's key; the server puts the key there. */
export const KEY_STAND_IN = 'site';

/** Whether a word names a back-end service. */
export const isService = (word: unknown): word is Service => SERVICES.some((service) => service === word);
