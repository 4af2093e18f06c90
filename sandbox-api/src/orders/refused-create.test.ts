import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { orderCalls } from './order-calls.fixture.ts';

type Refused = { error: string; message: string; field?: string };

const sandbox = sandboxOfFile();
const { create } = orderCalls(sandbox);

describe('POST /v1.1/transactions', () => {
  it.each([
    {
      rule: 'no rate id',
      change: { flow: 'fixed-rate' },
      error: 'rate_id_not_found_or_expired',
      field: undefined,
    },
    { rule: 'no address', change: { address: '' }, error: 'not_valid_address', field: 'address' },
    {
      rule: 'an address with a wrong checksum',
      change: { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed' },
      error: 'not_valid_address',
      field: 'address',
    },
    {
      rule: 'an address of another chain',
      change: { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
      error: 'not_valid_address',
      field: 'address',
    },
    {
      rule: 'a token contract',
      change: { address: '0xdac17f958d2ee523a2206206994597c13d831ec7' },
      error: 'not_valid_address',
      field: 'address',
    },
    ...['0x0000000000000000000000000000000000000000', '0x000000000000000000000000000000000000dEaD'].map(
      (address) => ({
        rule: `the burn address ${address}`,
        change: { address },
        error: 'not_valid_address',
        field: 'address',
      }),
    ),
    ...[
      'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
      'UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p',
      'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id/sDs',
      '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe',
    ].map((address) => ({
      rule: `a token contract of TON as ${address}`,
      change: { toCurrency: 'ton', toNetwork: 'ton', address },
      error: 'not_valid_address',
      field: 'address',
    })),
    {
      rule: 'a burn address as refund address',
      change: { refundAddress: '1111111111111111111114oLvT2' },
      error: 'not_valid_address',
      field: 'refundAddress',
    },
    {
      rule: 'a refund address of another chain',
      change: { refundAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
      error: 'not_valid_address',
      field: 'refundAddress',
    },
    {
      rule: 'spec §5: an anonymous coin without a refund address',
      change: { fromCurrency: 'xmr', fromNetwork: 'xmr', fromAmount: '1' },
      error: 'not_valid_params',
      field: 'refundAddress',
    },
    ...['not a tag', '4294967296'].map((extraId) => ({
      rule: `${extraId} as an extra id of XRP`,
      change: {
        ...{ toCurrency: 'xrp', toNetwork: 'xrp', address: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59' },
        extraId,
      },
      error: 'not_valid_params',
      field: 'extraId',
    })),
    ...(['extraId', 'refundExtraId'] as const).map((field) => ({
      rule: `a hidden character in ${field}`,
      change: {
        ...{ fromCurrency: 'hbar', fromNetwork: 'hbar', fromAmount: '5000' },
        ...{ toCurrency: 'eos', toNetwork: 'eos', address: 'coinlanetest', [field]: '12\u200B34' },
      },
      error: 'not_valid_params',
      field,
    })),
    ...(['extraId', 'refundExtraId'] as const).flatMap((field) => [
      { rule: `${field} for a coin without one`, change: { [field]: '1' }, error: 'not_valid_params', field },
      {
        rule: `a recovery phrase in ${field}`,
        change: {
          ...{ fromCurrency: 'hbar', fromNetwork: 'hbar', fromAmount: '5000' },
          ...{ toCurrency: 'eos', toNetwork: 'eos', address: 'coinlanetest' },
          [field]: `${'legal winner thank year '.repeat(2)}wave sausage worth useful`,
        },
        error: 'not_valid_params',
        field,
      },
    ]),
    ...[
      { network: 'xrp', address: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu' },
      { network: 'xlm', address: 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ' },
    ].map(({ network, address }) => ({
      rule: `an extra id of ${network} that contradicts the one in the address`,
      change: { toCurrency: network, toNetwork: network, address, extraId: '14' },
      error: 'not_valid_params',
      field: 'extraId',
    })),
    {
      rule: 'a refund extra id that contradicts the one in the address',
      change: {
        ...{ fromCurrency: 'xrp', fromNetwork: 'xrp', fromAmount: '500' },
        ...{ refundAddress: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu', refundExtraId: '14' },
      },
      error: 'not_valid_params',
      field: 'refundExtraId',
    },
    {
      rule: 'an extra id for fiat',
      change: { toCurrency: 'eur', toNetwork: 'eur', extraId: '1', address: 'DE02120300000000202051' },
      error: 'not_valid_params',
      field: 'extraId',
    },
    { rule: 'too little', change: { fromAmount: '0.00001' }, error: 'deposit_too_small', field: undefined },
    { rule: 'no amount', change: { fromAmount: '' }, error: 'not_valid_params', field: 'fromAmount' },
    {
      rule: 'an unknown provider',
      change: { provider: 'nobody' },
      error: 'not_valid_params',
      field: 'provider',
    },
    {
      rule: 'an unknown currency',
      change: { toCurrency: 'zz' },
      error: 'not_valid_params',
      field: 'toCurrency',
    },
    {
      rule: 'a coin with itself',
      change: { toCurrency: 'btc', toNetwork: 'btc' },
      error: 'pair_is_inactive',
      field: undefined,
    },
  ])('refuses $rule with $error', async ({ change, error, field }) => {
    const { status, body } = await create(change);

    expect([status, body.error, body.field]).toEqual([400, error, field]);
  });

  it('refuses a token contract with the reply of spec §8, which has a support address', async () => {
    const { body } = await create({ address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' });

    expect(body.message).toBe('This payout address can not be used. Please use another address');
  });

  it.each([
    {
      rule: 'ten characters after the prefix (spec §5)',
      address: 'coinlane_partner_0123456789',
      status: 200,
    },
    { rule: 'nine characters', address: 'coinlane_partner_012345678', status: 400 },
    { rule: 'a space', address: 'coinlane_partner_01234 6789', status: 400 },
    { rule: 'a hidden character', address: 'coinlane_partner_012345678\u200B', status: 400 },
    { rule: 'a letter of another script', address: 'coinlane_partner_01234567\u0430b', status: 400 },
  ])('a partner address with $rule: $status', async ({ address, status }) => {
    expect((await create({ address })).status).toBe(status);
  });
});

describe('the retry rule of spec §7', () => {
  it.each([
    { linkId: 'unknown-link', error: 'user_not_found' },
    { linkId: 'nofix-link', error: 'fixed_rate_not_enabled' },
  ])(
    'link id $linkId is refused with $error; without it the same key makes the order',
    async ({ linkId, error }) => {
      const headers = { 'idempotency-key': `retry ${linkId}`.replace(' ', '-') };
      const refused = await create({ linkId }, headers);
      const retried = await create({}, headers);

      expect([refused.status, refused.body.error, retried.status]).toEqual([400, error, 200]);
    },
  );

  it('applies to the query as well, and accepts known link ids', async () => {
    const refused = await sandbox.get<Refused>('/v1/currencies?linkId=unknown');
    const passed = await create({ linkId: '0123456789abcd' });

    expect([refused.status, refused.body.error, passed.status]).toEqual([400, 'user_not_found', 200]);
  });
});
