import Big from 'big.js';

import { COINS } from './coins.table.ts';
import type { LabCoin } from './coins.table.ts';
import { convert } from './order-book.ts';

const FEE_PERCENT = 0.9;
const MEMO = ['ripple', 'stellar'];

const NETWORKS: Readonly<Partial<Record<string, string>>> = {
  ...{ btc: 'bitcoin', eth: 'ethereum', arbitrum: 'arbitrum', sol: 'solana', ltc: 'litecoin' },
  ...{ trx: 'tron', xrp: 'ripple', xlm: 'stellar' },
};

export const networkOf = ({ network }: LabCoin): string => NETWORKS[network] ?? network;
export const symbolOf = ({ ticker }: LabCoin): string => ticker.toUpperCase();

/** All amounts have eight decimals. */
export const rateOf = (from: LabCoin, to: LabCoin): string =>
  new Big(convert('1', from, { ...to, decimals: 12 }, FEE_PERCENT)).toFixed();
export const payoutOf = (amount: string, from: LabCoin, to: LabCoin): string =>
  new Big(amount).times(rateOf(from, to)).toFixed(8, Big.roundDown);
export const worth = (usd: number, coin: LabCoin): string => new Big(usd).div(String(coin.usd)).toFixed(8);

/** `GET /coins`. */
export const wireCoins = () =>
  [...new Set(COINS.map(symbolOf))].map((symbol) => {
    const rows = COINS.filter((coin) => symbolOf(coin) === symbol);
    const tokens = rows.flatMap((row) =>
      row.contract === null
        ? []
        : [[networkOf(row), { contractAddress: row.contract, decimals: row.decimals }] as const],
    );
    return {
      coin: symbol,
      name: rows[0]?.name,
      networks: rows.map(networkOf),
      hasMemo: rows.some((row) => MEMO.includes(networkOf(row))),
      ...{ fixedOnly: false, variableOnly: false, depositOffline: false, settleOffline: [] },
      ...(tokens.length === 0 ? {} : { tokenDetails: Object.fromEntries(tokens) }),
      networksWithMemo: rows.map(networkOf).filter((network) => MEMO.includes(network)),
    };
  });
