import { findNetwork } from '@coinlane/chains/networks';
import type { FamilyName } from '@coinlane/chains/networks';
import type { Network } from '@coinlane/shared-contracts/values';

import type { NodeSettings } from './chain-reading.ts';

/** Families whose nodes have the RPC of bitcoind. */
const BITCOIN_LIKE: ReadonlySet<FamilyName> = new Set<FamilyName>([
  'bitcoin',
  'bitcoin-cash',
  'bitcoin-gold',
  'bitcoin-legacy',
  'dash',
  'digibyte',
  'dogecoin',
  'firo',
  'groestlcoin',
  'horizen',
  'litecoin',
  'qtum',
  'ravencoin',
  'zcash',
]);

/** Fragment for a test chain instead of the real one. */
const CHAIN = /^(#chain=\d{1,9})?$/;

const ESPLORA = 'esplora+';

/** Networks that can have a node, with the kinds of nodes. */
export const nodeKindsOf = (network: Network): readonly NodeSettings['kind'][] => {
  const row = findNetwork(network);
  if (row === null) return [];
  if (row.family === 'evm') return ['evm'];
  return BITCOIN_LIKE.has(row.family) ? ['bitcoind', 'esplora'] : [];
};

/** Removes the credentials from a URL, because fetch refuses them there, and its error message would contain them. */
const takeCredentials = (url: URL): NodeSettings['headers'] => {
  const { username, password } = url;
  url.username = '';
  url.password = '';
  if (username === '' && password === '') return {};
  const text = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(text, 'utf8').toString('base64')}` };
};

const isNodeUrl = (url: URL): boolean => /^https?:$/.test(url.protocol) && CHAIN.test(url.hash);

/** Parses the value of `NODE_<NETWORK>`. Null: not a URL of a node for this network. */
export const parseNode = (network: Network, text: string): NodeSettings | null => {
  const isEsplora = text.startsWith(ESPLORA);
  const [own, esplora] = nodeKindsOf(network);
  const kind = isEsplora ? esplora : own;
  const url = URL.parse(isEsplora ? text.slice(ESPLORA.length) : text);
  if (kind === undefined || url === null || !isNodeUrl(url)) return null;
  const headers = takeCredentials(url);
  const chain = url.hash === '' ? null : Number(url.hash.slice('#chain='.length));
  url.hash = '';
  const chainId = chain ?? findNetwork(network)?.chainId ?? null;
  return { network, kind, baseUrl: url.href.replace(/\/$/, ''), headers, chainId };
};
