import { KEY_STAND_IN } from '@coinlane/shared-contracts/api';
import type { Service } from '@coinlane/shared-contracts/api';

const IN_PATH = new RegExp(`^(/market-info/fixed-rate/)${KEY_STAND_IN}(?=[?]|$)`);
const IN_QUERY = new RegExp(`([?&]api_key=)${KEY_STAND_IN}(?=&|$)`);

/**
 * The path and query of a call with the site's key in the two places where spec §7 "Public API v1" has it; a page sends a
 * stand-in there, because the key is no visitor's business. Without a key the stand-in stays: the sandbox takes any.
 */
export const withServiceKey = (service: Service, pathAndQuery: string, key: string | null): string => {
  if (service !== 'public-v1' || key === null) return pathAndQuery;
  const insert = (_: string, before: string): string => `${before}${encodeURIComponent(key)}`;
  return pathAndQuery.replace(IN_PATH, insert).replace(IN_QUERY, insert);
};
