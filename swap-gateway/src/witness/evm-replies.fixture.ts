/** Replies of an EVM node about one transfer. */
export const HASH = `0x${'ab'.repeat(32)}`;
export const TO = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
export const OTHER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
export const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
export const word = (units: bigint) => `0x${units.toString(16).padStart(64, '0')}`;
export const aTransaction = (change: object = {}) => ({
  hash: HASH,
  to: TO.toLowerCase(),
  value: '0xde0b6b3a7640001',
  blockNumber: '0x64',
  ...change,
});
export const aLog = (change: object = {}) => ({
  address: USDT.toLowerCase(),
  topics: [TRANSFER, topic(OTHER), topic(TO)],
  data: word(12_500_000n),
  ...change,
});
export const aReceipt = (change: object = {}) => ({
  status: '0x1',
  blockNumber: '0x64',
  transactionHash: HASH,
  logs: [],
  ...change,
});
export const EVM = {
  eth_chainId: '0x1',
  eth_syncing: false,
  eth_blockNumber: '0x6f',
  eth_getTransactionByHash: aTransaction(),
  eth_getTransactionReceipt: aReceipt(),
  eth_getBalance: ([, block]: readonly string[]) => (block === '0x64' ? '0xa' : '0x3'),
  eth_call: word(6n),
};
