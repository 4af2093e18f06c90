import type { Ticker } from '@coinlane/shared-contracts/values';

/** Spec §9 "Coins buyable with fiat". */
export const BUYABLE_TICKERS: ReadonlySet<Ticker> = new Set(
  (
    'btc eth zec xmr ltc doge bnbmainnet eos atom etc trx bch xlm xtz bsv dash hbar icx nano qtum bnb coti ava mkr comp ' +
    'lend waxp luna dot dgb aave xem now ardr ksm ada link ftt theta cel uni fil algo sand iota vet cro btt hot egld enj ' +
    'one mana zil cake srk npxc agi sol grs'
  ).split(' '),
);
