import { isSignedQuote, signedTextOf } from './quote-signature.ts';

/** Key whose seed is the bytes 0 to 31, and a quote signed with it by an independent implementation. */
const KEY = 'ed25519:FAe4sisG95oZ42w7buUn5qEE4TAnfTTFPiguZUHmhiF';
const REPLY = {
  correlationId: 'c0ffee00-0000-4000-8000-000000000001',
  timestamp: '2026-03-01T12:00:00.000Z',
  signature:
    'ed25519:2k288Jr2v6Es4PwTMXDbrujruy4Mey5yjiNeURyyMFEFAubbA9PPbCA4Hsj27tq7UxMzx5t58uJru5pqjmZKJLjF',
  quoteRequest: {
    dry: false,
    depositMode: 'SIMPLE',
    swapType: 'EXACT_INPUT',
    slippageTolerance: 100,
    originAsset: 'nep141:btc.omft.near',
    depositType: 'ORIGIN_CHAIN',
    destinationAsset: 'nep141:eth.omft.near',
    amount: '10000000',
    refundTo: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    refundType: 'ORIGIN_CHAIN',
    recipient: '0x52908400098527886E0F7030069857D2E4169EE7',
    recipientType: 'DESTINATION_CHAIN',
    deadline: '2026-03-01T14:00:00.000Z',
    referral: 'coinlane',
    quoteWaitingTimeMs: 3000,
    appFees: [{ recipient: 'coinlane.near', fee: 50 }],
  },
  quote: {
    depositAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    amountIn: '10000000',
    amountInFormatted: '0.1',
    amountInUsd: '6609.30',
    minAmountIn: '10000000',
    amountOut: '3391000000000000000',
    amountOutFormatted: '3.391',
    amountOutUsd: '6598.00',
    minAmountOut: '3357090000000000000',
    deadline: '2026-03-01T14:00:00.000Z',
    timeWhenInactive: '2026-03-01T13:30:00.000Z',
    timeEstimate: 620,
    refundFee: '2000',
    withdrawFee: '1200000000000000',
  },
};

const withQuote = (changes: Readonly<Record<string, unknown>>) => ({
  ...REPLY,
  quote: { ...REPLY.quote, ...changes },
});
const withRequest = (changes: Readonly<Record<string, unknown>>) => ({
  ...REPLY,
  quoteRequest: { ...REPLY.quoteRequest, ...changes },
});

describe('the signature of a 1Click quote', () => {
  it('is over the known text', () => {
    expect(signedTextOf(REPLY)).toBe('4RyRbnrBD5oRjPpTeNdkQKvanKQWfCFadu6wH29uAsKn');
    expect(isSignedQuote(REPLY, KEY)).toBe(true);
  });

  it.each([
    {
      field: 'depositAddress',
      reply: withQuote({ depositAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }),
    },
    { field: 'depositMemo', reply: withQuote({ depositMemo: '1' }) },
    { field: 'amountOut', reply: withQuote({ amountOut: '3391000000000000001' }) },
    { field: 'amountIn', reply: withQuote({ amountIn: '10000001' }) },
    { field: 'deadline', reply: withQuote({ deadline: '2027-03-01T14:00:00.000Z' }) },
    { field: 'recipient', reply: withRequest({ recipient: '0x0000000000000000000000000000000000000001' }) },
    { field: 'refundTo', reply: withRequest({ refundTo: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }) },
    { field: 'destinationAsset', reply: withRequest({ destinationAsset: 'nep141:btc.omft.near' }) },
    { field: 'timestamp', reply: { ...REPLY, timestamp: '2026-03-01T12:00:00.001Z' } },
    { field: 'signature', reply: { ...REPLY, signature: 'ed25519:1111' } },
    { field: 'the missing signature', reply: { ...REPLY, signature: undefined } },
    { field: 'everything', reply: null },
  ])('does not fit after a change of $field', ({ reply }) => {
    expect(isSignedQuote(reply, KEY)).toBe(false);
  });

  it('fits one key only', () => {
    expect(isSignedQuote(REPLY, 'ed25519:reYaWhvwu8Jzo3WUM3zhn6VrhuMEF4eADL17qtRVifc')).toBe(false);
    expect(isSignedQuote(REPLY, 'not a key')).toBe(false);
  });
});
