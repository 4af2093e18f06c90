/**
 * Deposit accounts shared by many users, as published by the exchanges that own them. A payment without an extra
 * ID is lost.
 */
export const SHARED_ACCOUNTS: ReadonlySet<string> = new Set([
  'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh',
  'GAHK7EEG2WWHVKDNT4CEQFZGKF2LGDSW2IVM4S5DP42RBW3K6BTODB4A',
  'cosmos15v50ymp6n5dn73erkqtmq0u8adpl8d3ujv2e74',
  'bnb136ns6lfw4zs5hg4n85vdthaad7hq5m4gtkgf23',
  'binancecleos',
]);
