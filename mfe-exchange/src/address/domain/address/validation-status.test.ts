import { toValidatedFields, toValidationStatus } from './validation-status';
import type { ValidationFacts } from './validation-status';

const NAME = { _tag: 'NameBasedAddress', name: 'alice@edge' } as const;
const facts = (change: Partial<ValidationFacts> = {}): ValidationFacts => ({
  recipient: { _tag: 'Valid', address: 'bc1' },
  name: null,
  serverCheck: null,
  memo: { _tag: 'NotNeeded' },
  refund: { _tag: 'NotNeeded' },
  ...change,
});
const ALL_VALID = {
  isValid: true,
  isRecipientWalletValid: true,
  isExtraIdValid: true,
  isRefundAddressValid: true,
  isFioValid: true,
  isCoinIncludesToFioValid: true,
};

describe('toValidationStatus (spec §3 "validationStatus", §5, §8)', () => {
  it.each([
    { rule: 'everything holds', change: {}, but: {} },
    {
      rule: 'not checked yet is not valid',
      change: { recipient: null },
      but: { isRecipientWalletValid: false },
    },
    {
      rule: '"An empty address is invalid"',
      change: { recipient: { _tag: 'Empty' } },
      but: { isRecipientWalletValid: false },
    },
    {
      rule: 'a partner address holds',
      change: { recipient: { _tag: 'PartnerAddress', address: 'x' } },
      but: {},
    },
    {
      rule: '"result false with message Invalid checksum makes the recipient invalid"',
      change: { serverCheck: { _tag: 'InvalidChecksum' } },
      but: { isRecipientWalletValid: false },
    },
    {
      rule: '"Extra Id is required, when no extra id is entered, makes the extra id invalid"',
      change: { serverCheck: { _tag: 'ExtraIdRequired' }, memo: { _tag: 'DeclaredUnneeded' } },
      but: { isExtraIdValid: false },
    },
    {
      rule: 'an entered one satisfies the service',
      change: { serverCheck: { _tag: 'ExtraIdRequired' }, memo: { _tag: 'Given', extraId: '7' } },
      but: {},
    },
    {
      rule: 'one inside the address satisfies it too',
      change: { serverCheck: { _tag: 'ExtraIdRequired' }, memo: { _tag: 'InAddress', extraId: '7' } },
      but: {},
    },
    { rule: 'an undecided memo', change: { memo: { _tag: 'Undecided' } }, but: { isExtraIdValid: false } },
    {
      rule: '"or when the from currency is anonymous": a refund address is required',
      change: { refund: { _tag: 'Required' } },
      but: { isRefundAddressValid: false },
    },
    {
      rule: 'a name that stands for an address',
      change: { recipient: NAME, name: { _tag: 'Resolved', address: 'bc1' } },
      but: {},
    },
    {
      rule: '"Reply carries an error: the recipient and the name-based address are marked invalid"',
      change: { recipient: NAME, name: { _tag: 'NameRefused' } },
      but: { isRecipientWalletValid: false, isFioValid: false },
    },
    {
      rule: '"Other failure: the recipient is marked invalid"',
      change: { recipient: NAME, name: null },
      but: { isRecipientWalletValid: false },
    },
    {
      rule: '"Name with no address for the chosen currency: the recipient is marked invalid and isCoinIncludesToFioValid is set false"',
      change: { recipient: NAME, name: { _tag: 'NoAddressForCurrency' } },
      but: { isRecipientWalletValid: false, isCoinIncludesToFioValid: false },
    },
    {
      rule: 'the result for an earlier name is ignored',
      change: { name: { _tag: 'NameRefused' } },
      but: {},
    },
  ] as const)('$rule', ({ change, but }) => {
    const expected = { ...ALL_VALID, ...but };
    expect(toValidationStatus(facts(change))).toEqual({
      ...expected,
      isValid: Object.keys(but).length === 0,
    });
  });
});

describe('toValidatedFields (spec §3 "validatedFields")', () => {
  it.each([
    { rule: 'a name that has settled', recipient: NAME, settled: true, isFio: true },
    { rule: 'a name still being typed', recipient: NAME, settled: false, isFio: false },
    { rule: 'an address', recipient: { _tag: 'Valid', address: 'x' } as const, settled: true, isFio: false },
    { rule: 'nothing checked', recipient: null, settled: true, isFio: false },
  ])('$rule', ({ recipient, settled, isFio }) => {
    expect(toValidatedFields({ recipient: settled, extraId: false, refundAddress: true }, recipient)).toEqual(
      { isFio, recipientWallet: settled, extraId: false, refundAddress: true },
    );
  });
});
