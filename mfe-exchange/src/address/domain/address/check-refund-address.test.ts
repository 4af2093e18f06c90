import { aCurrency, aCurrencyInfo } from '../../../currency/domain/currency/currency.fixture';
import { addressFacts, BTC_ADDRESS, ETH, EVM_ADDRESS, TRON_ADDRESS, USDT_CONTRACT } from './address.fixture';
import { checkRefundAddress } from './check-refund-address';
import type { RefundFacts } from './check-refund-address';

/** Valid on Bitcoin, Bitcoin Cash and Bitcoin SV. */
const SHARED_BTC_ADDRESS = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';

const refundFacts = (change: Partial<RefundFacts> = {}): RefundFacts => ({
  ...addressFacts(),
  recipient: EVM_ADDRESS,
  recipientNetwork: 'eth',
  payinAddress: null,
  ...change,
});

describe('checkRefundAddress (spec §5 "Refund address")', () => {
  it.each([
    { rule: 'none is needed', facts: { address: ' ' }, verdict: 'NotNeeded' },
    {
      rule: 'an anonymous currency needs one',
      facts: { address: '', currency: aCurrency({ isAnonymous: true }) },
      verdict: 'Required',
    },
    {
      rule: 'also for a coin that is anonymous by its details only',
      facts: { address: '', info: aCurrencyInfo({ isAnonymous: true }) },
      verdict: 'Required',
    },
    {
      rule: 'none is needed before the details are there',
      facts: { address: '', info: null },
      verdict: 'NotNeeded',
    },
    { rule: 'an address of the from currency is accepted', facts: {}, verdict: 'Valid' },
    {
      rule: 'the recipient on another network is refused as the recipient',
      facts: { address: EVM_ADDRESS },
      verdict: 'SameAsRecipient',
    },
    {
      rule: 'also with white space around the recipient',
      facts: { address: EVM_ADDRESS, recipient: ` ${EVM_ADDRESS} ` },
      verdict: 'SameAsRecipient',
    },
    {
      rule: 'a contract that is the recipient on the same network',
      facts: {
        address: USDT_CONTRACT,
        currency: ETH,
        recipient: USDT_CONTRACT,
        contracts: [{ network: 'eth', contract: USDT_CONTRACT }],
      },
      verdict: 'TokenContract',
    },
    {
      rule: 'another address than the deposit address',
      facts: { payinAddress: EVM_ADDRESS },
      verdict: 'Valid',
    },
    {
      rule: 'an address of a third network has that network',
      facts: { address: TRON_ADDRESS },
      verdict: 'OtherChain',
    },
    {
      rule: 'one key may own both sides of two EVM chains',
      facts: { address: EVM_ADDRESS, currency: ETH, recipientNetwork: 'bsc' },
      verdict: 'Valid',
    },
    { rule: 'the pay-in address is refused', facts: { payinAddress: BTC_ADDRESS }, verdict: 'SameAsPayin' },
    {
      rule: 'also in another spelling',
      facts: { address: BTC_ADDRESS.toUpperCase(), payinAddress: BTC_ADDRESS },
      verdict: 'SameAsPayin',
    },
    {
      rule: 'a contract is refused',
      facts: {
        address: USDT_CONTRACT,
        currency: ETH,
        contracts: [{ network: 'eth', contract: USDT_CONTRACT }],
      },
      verdict: 'TokenContract',
    },
    {
      rule: 'a changed character is noticed',
      facts: { address: `${BTC_ADDRESS.slice(0, -1)}5` },
      verdict: 'ChecksumMismatch',
    },
    { rule: 'a name is refused', facts: { address: 'alice@edge' }, verdict: 'PatternMismatch' },
    {
      rule: 'a partner address is refused',
      facts: { address: 'coinlane_partner_abcdef1234' },
      verdict: 'PatternMismatch',
    },
    {
      rule: 'an address that other key owners share needs a confirmation',
      facts: { address: SHARED_BTC_ADDRESS },
      verdict: 'Ambiguous',
    },
    {
      rule: 'also if it is the recipient on the other network',
      facts: { address: SHARED_BTC_ADDRESS, recipient: SHARED_BTC_ADDRESS, recipientNetwork: 'bch' },
      verdict: 'Ambiguous',
    },
  ])('$rule', async ({ facts, verdict }) => {
    expect((await checkRefundAddress(refundFacts(facts)))._tag).toBe(verdict);
  });
});
