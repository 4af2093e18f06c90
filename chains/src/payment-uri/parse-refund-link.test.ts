import { parseRefundLink } from './parse-payment-uri.ts';

const OWNER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const TRON_OWNER = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL';
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const SOL_OWNER = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q';

const eth = (tokenContract: string | null) => ({ network: 'eth', tokenContract });

describe('a refund link that names a token', () => {
  it.each([
    {
      rule: 'in the checksum spelling',
      text: `ethereum:${USDC}@1/transfer?address=${OWNER}`,
      asset: eth(USDC),
    },
    {
      rule: 'in lower case',
      text: `ethereum:${USDC.toLowerCase()}/transfer?address=${OWNER}`,
      asset: eth(USDC.toLowerCase()),
    },
    {
      rule: 'of another EVM network',
      text: `ethereum:${USDT}@56/transfer?address=${OWNER}`,
      asset: { network: 'bsc', tokenContract: USDT },
    },
    {
      rule: 'on TRON',
      text: `tron:${TRON_OWNER}?token=${TRON}`,
      asset: { network: 'trx', tokenContract: TRON },
    },
    {
      rule: 'on Solana',
      text: `solana:${SOL_OWNER}?spl-token=${MINT}&label=me`,
      asset: { network: 'sol', tokenContract: MINT },
    },
  ])('is read if it is the one of the refund: $rule', ({ text, asset }) => {
    expect(parseRefundLink(text, asset)).toMatchObject({ _tag: 'Payment', network: asset.network });
  });

  it.each([
    { rule: 'another token', text: `ethereum:${USDT}/transfer?address=${OWNER}`, asset: eth(USDC) },
    {
      rule: 'a token instead of the coin',
      text: `ethereum:${USDC}/transfer?address=${OWNER}`,
      asset: eth(null),
    },
    {
      rule: 'the same contract on another network',
      text: `ethereum:${USDT}@56/transfer?address=${OWNER}`,
      asset: eth(USDT),
    },
    {
      rule: 'the same contract without its network',
      text: `ethereum:${USDT}/transfer?address=${OWNER}`,
      asset: { network: 'bsc', tokenContract: USDT },
    },
    { rule: 'an amount', text: `ethereum:${USDC}/transfer?address=${OWNER}&uint256=5`, asset: eth(USDC) },
    {
      rule: 'an amount on Solana',
      text: `solana:${SOL_OWNER}?spl-token=${MINT}&amount=5`,
      asset: { network: 'sol', tokenContract: MINT },
    },
    {
      rule: 'a contract in another case, where case matters',
      text: `tron:${TRON_OWNER}?token=${TRON.toLowerCase()}`,
      asset: { network: 'trx', tokenContract: TRON },
    },
    {
      rule: 'an empty contract',
      text: `solana:${SOL_OWNER}?spl-token=`,
      asset: { network: 'sol', tokenContract: null },
    },
    {
      rule: 'two contracts',
      text: `solana:${SOL_OWNER}?spl-token=${MINT}&spl-token=${USDC}`,
      asset: { network: 'sol', tokenContract: MINT },
    },
    { rule: 'another call', text: `ethereum:${USDC}/approve?address=${OWNER}`, asset: eth(USDC) },
  ])('is refused: $rule', ({ text, asset }) => {
    expect(parseRefundLink(text, asset)).toMatchObject({ _tag: 'Refused' });
  });
});
