import { variantId } from '../token';
import {
  checkForm,
  isComplete,
  isCreatedOnSite,
  isPartnerKycError,
  canConfirm,
  needsTokensDestination,
  pathAfterCreating,
  toggledForm,
  toSwapRequest,
} from '.';
import { aForm, aPair, BINANCE_ADDRESS, checkedOf, ETHEREUM_ADDRESS } from './swap-form.fixture';

const reversed = (token: string) => {
  const pair = aPair(token);
  return { ...pair, from: pair.to, to: pair.from };
};

describe('the first step (spec §5 "Token swap form")', () => {
  it.each([
    { rule: 'a valid address and no extra id', form: aForm(), isDone: true },
    { rule: 'inputs are trimmed', form: aForm({ payoutAddress: ` ${BINANCE_ADDRESS} ` }), isDone: true },
    { rule: 'no address', form: aForm({ payoutAddress: ' ' }), isDone: false },
    {
      rule: 'an address of the other chain',
      form: aForm({ payoutAddress: ETHEREUM_ADDRESS }),
      isDone: false,
    },
    { rule: 'a valid extra id', form: aForm({ payoutExtraId: ' 108243 ' }), isDone: true },
    { rule: 'an invalid extra id', form: aForm({ payoutExtraId: '10 82 43' }), isDone: false },
    { rule: 'too little', form: aForm({ amount: '499' }), isDone: false },
    {
      rule: 'an extra id on a chain without extra ids is ignored',
      form: aForm({ pair: reversed('now'), payoutAddress: ETHEREUM_ADDRESS, payoutExtraId: '1 2' }),
      isDone: true,
    },
  ])('$rule', ({ form, isDone }) => {
    expect(isComplete(checkForm(form, 'en', checkedOf(form)))).toBe(isDone);
  });
});

describe('the payout address', () => {
  const form = aForm();

  it.each([
    { rule: 'not checked yet', checked: null, verdict: 'checking' },
    { rule: 'valid by pattern and checksum', checked: checkedOf(form), verdict: 'fine' },
    { rule: 'a fault', checked: checkedOf(form, 'ChecksumMismatch'), verdict: 'ChecksumMismatch' },
    {
      rule: 'valid on another chain too, and not confirmed',
      checked: checkedOf(form, null, ['Bitcoin Cash']),
      verdict: 'ambiguous',
    },
    {
      rule: 'a verdict on another address is ignored',
      checked: checkedOf(aForm({ payoutAddress: 'bnb1' })),
      verdict: 'checking',
    },
  ])('$rule: $verdict', ({ checked, verdict }) => {
    const judged = checkForm(form, 'en', checked);
    expect(judged.payoutAddress).toBe(verdict);
    expect(isComplete(judged)).toBe(verdict === 'fine');
  });

  it('is invalid by its pattern even if the rules of the network find no fault', () => {
    const wrong = aForm({ payoutAddress: 'hello' });
    expect(checkForm(wrong, 'en', checkedOf(wrong)).payoutAddress).toBe('wrong');
  });
});

describe('the verdict on an address', () => {
  it.each([
    { rule: 'nothing typed', payoutAddress: ' ', verdict: 'empty' },
    { rule: 'an address of another chain', payoutAddress: ETHEREUM_ADDRESS, verdict: 'wrong' },
    { rule: 'an address of the chain', payoutAddress: BINANCE_ADDRESS, verdict: 'fine' },
  ])('$rule: $verdict', ({ payoutAddress, verdict }) => {
    const form = aForm({ payoutAddress });
    expect(checkForm(form, 'en', checkedOf(form)).payoutAddress).toBe(verdict);
  });
});

describe('toggledForm (spec §4 "Stepper actions")', () => {
  it('swaps from and to, and clears payout address and extra id; the amount stays', () => {
    const toggled = toggledForm(aForm({ payoutExtraId: '1' }));

    expect([variantId(toggled.pair.from), variantId(toggled.pair.to)]).toEqual(['now-bnb', 'now-erc20']);
    expect(toggled).toMatchObject({ amount: '500', payoutAddress: '', payoutExtraId: '' });
  });

  it('changes nothing for a pair with one direction', () => {
    const form = aForm({ pair: aPair('bnb') });
    expect(toggledForm(form)).toBe(form);
  });

  it('twice restores the pair', () => {
    expect(toggledForm(toggledForm(aForm())).pair).toEqual(aForm().pair);
  });
});

describe('the confirm button (spec §4)', () => {
  const facts = {
    isLoading: false,
    hasError: false,
    areTermsAccepted: true,
    hasPartnerWarning: true,
    isPartnerWarningRead: true,
  };

  it.each([
    { rule: 'all read and accepted', change: {}, may: true },
    { rule: 'while loading', change: { isLoading: true }, may: false },
    { rule: 'after an error', change: { hasError: true }, may: false },
    { rule: 'terms not accepted', change: { areTermsAccepted: false }, may: false },
    { rule: 'partner warning not read', change: { isPartnerWarningRead: false }, may: false },
    {
      rule: 'no partner warning to read',
      change: { hasPartnerWarning: false, isPartnerWarningRead: false },
      may: true,
    },
  ])('$rule: $may', ({ change, may }) => {
    expect(canConfirm({ ...facts, ...change })).toBe(may);
  });
});

describe('toSwapRequest (spec §3 "Swap create input")', () => {
  it('trims the input and keeps the shown estimate', () => {
    const form = aForm({ amount: ' 500,5 ', payoutAddress: ` ${BINANCE_ADDRESS}`, payoutExtraId: ' 7 ' });
    expect(toSwapRequest(form, '497.9', 'de')).toMatchObject({
      amount: '500.5',
      payoutAddress: BINANCE_ADDRESS,
      payoutExtraId: '7',
      estimate: '497.9',
    });
  });

  it('sends no extra id on a chain without extra ids, and no estimate that was not shown', () => {
    const form = aForm({ pair: aPair('awc'), payoutExtraId: '7' });
    expect(toSwapRequest(form, null, 'en')).toMatchObject({ payoutExtraId: '', estimate: '' });
  });

  it('is null while the amount is invalid', () => {
    expect(toSwapRequest(aForm({ amount: '1' }), null, 'en')).toBeNull();
  });
});

describe('after creating (spec §2)', () => {
  it.each([
    { pair: aPair('usdt'), path: '/exchange/txs/5f0c3a', needsDestination: true, onSite: false },
    { pair: reversed('usdt'), path: '/exchange/txs/5f0c3a', needsDestination: false, onSite: false },
    { pair: reversed('bnb'), path: '/exchange/txs/5f0c3a', needsDestination: true, onSite: false },
    { pair: reversed('now'), path: '/swap/txs/5f0c3a', needsDestination: false, onSite: false },
    { pair: aPair('bnb'), path: '/exchange/txs/5f0c3a', needsDestination: false, onSite: false },
    { pair: aPair('now'), path: '/swap/txs/5f0c3a', needsDestination: false, onSite: false },
    { pair: aPair('awc'), path: '/swap/txs/5f0c3a', needsDestination: false, onSite: false },
    { pair: aPair('ava'), path: '/swap/txs/5f0c3a', needsDestination: false, onSite: true },
    { pair: reversed('ava'), path: '/swap/txs/5f0c3a', needsDestination: false, onSite: false },
  ])('$pair.token to $pair.to.blockchain: $path', ({ pair, path, needsDestination, onSite }) => {
    expect(pathAfterCreating(pair, '5f0c3a')).toBe(path);
    expect(needsTokensDestination(pair)).toBe(needsDestination);
    expect(isCreatedOnSite(pair)).toBe(onSite);
  });
});

describe('the code of a travel partner (spec §8: {partner}_kyc_error)', () => {
  it.each([
    { code: 'partner_kyc_error', is: true },
    { code: 'travala_kyc_error', is: true },
    { code: '_kyc_error', is: false },
    { code: 'kyc_error', is: false },
    { code: 'partner_kyc_error_x', is: false },
    { code: 'the partner_kyc_error', is: false },
    { code: null, is: false },
  ])('$code: $is', ({ code, is }) => {
    expect(isPartnerKycError(code)).toBe(is);
  });
});
