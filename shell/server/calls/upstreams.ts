import { KEY_STAND_IN } from '@coinlane/shared-contracts/api';
import type { Service } from '@coinlane/shared-contracts/api';

const IN_PATH = new RegExp(`^(/market-info/fixed-rate/)${KEY_STAND_IN}(?=[?]|$)`);
const IN_QUERY = new RegExp(`([?&]api_key=)${KEY_STAND_IN}(?=&|$)`);

/**
 * Inserts the API key of the site in the two places of spec §7 "Public API v1" where pages send a placeholder,
 * because visitors must not see the key. Without a key the placeholder stays, and the sandbox accepts it.
 */
export const withServiceKey = (service: Service, pathAndQuery: string, key: string | null): string => {
  if (service !== 'public-v1' || key === null) return pathAndQuery;
  const insert = (_: string, before: string): string => `${before}${encodeURIComponent(key)}`;
  return pathAndQuery.replace(IN_PATH, insert).replace(IN_QUERY, insert);
};
