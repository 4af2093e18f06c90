import { draftOf, formOfDraft, readDraft, writeDraft } from './draft';
import { emptyForm, toggledForm } from './swap-form';
import { aForm, aPair, BINANCE_ADDRESS, ETHEREUM_ADDRESS } from './swap-form.fixture';

const attempt = { mark: 'now 500', key: 'k-1', estimate: '497.5' };

describe('the draft of a token swap', () => {
  it.each([
    { rule: 'with an estimate', open: attempt },
    { rule: 'confirmed before its estimate arrived', open: { ...attempt, estimate: '' } },
  ])('restores what was typed, with the open attempt $rule', ({ open }) => {
    const kept = readDraft(writeDraft(draftOf(aForm(), open), null));

    expect(kept?.attempt).toEqual(open);
    expect(kept && formOfDraft(emptyForm(aPair()), kept)).toEqual(aForm());
  });

  it('restores the other direction too', () => {
    const back = { ...toggledForm(aForm()), payoutAddress: ETHEREUM_ADDRESS };
    const kept = readDraft(writeDraft(draftOf(back, null), null));

    expect(kept && formOfDraft(emptyForm(aPair()), kept)).toEqual(back);
  });

  it.each([
    { rule: 'a private key as the address', change: { payoutAddress: 'a1b2'.repeat(16) } },
    { rule: 'a memo with hidden characters', change: { payoutExtraId: '\u202E77' } },
  ])('restores no text that it would not save: $rule', ({ change }) => {
    const form = formOfDraft(emptyForm(aPair()), { ...draftOf(aForm(), null), ...change });

    expect(form).toMatchObject(Object.fromEntries(Object.keys(change).map((field) => [field, ''])));
  });

  it.each([
    { rule: 'another token', draft: { ...draftOf(aForm(), null), token: 'awc' } },
    { rule: 'a chain without the token', draft: { ...draftOf(aForm(), null), from: 'neo' } },
    {
      rule: 'a direction the pair does not have',
      draft: { ...draftOf(aForm(), null), token: 'bnb', from: 'binance' },
    },
  ])('is ignored by a form of $rule', ({ draft }) => {
    expect(formOfDraft(emptyForm(aPair(draft.token === 'bnb' ? 'bnb' : 'now')), draft)).toBeNull();
  });

  it.each([
    { rule: 'nothing', stored: null },
    { rule: 'not JSON', stored: '{' },
    { rule: 'a number', stored: '5' },
    { rule: 'null', stored: 'null' },
    { rule: 'more than anyone types', stored: JSON.stringify({ amount: 'x'.repeat(6000) }) },
  ])('is null for $rule', ({ stored }) => {
    expect(readDraft(stored)).toBeNull();
  });

  it('reads invalid values as empty', () => {
    expect(readDraft('{"token":5,"amount":"1","attempt":{"mark":"m"}}')).toEqual({
      token: '',
      from: '',
      amount: '1',
      payoutAddress: '',
      payoutExtraId: '',
      attempt: null,
    });
  });

  it.each([
    { rule: 'a mark without a key', attempt: { ...attempt, key: '' } },
    { rule: 'a key without a mark', attempt: { ...attempt, mark: '' } },
    { rule: 'an older version, without an estimate', attempt: { mark: 'now 500', key: 'k-1' } },
    { rule: 'text', attempt: 'm' },
    { rule: 'null', attempt: null },
  ])('reads no attempt from $rule', ({ attempt: stored }) => {
    expect(readDraft(JSON.stringify({ attempt: stored }))?.attempt).toBeNull();
  });

  it.each([`0x${'a1b2'.repeat(16)}`, 'a1b2'.repeat(16), `L${'1'.repeat(51)}`])(
    'does not store the private key %s',
    (payoutAddress) => {
      expect(draftOf(aForm({ payoutAddress }), null).payoutAddress).toBe('');
    },
  );

  it.each([
    { chain: 'Binance Chain', payoutAddress: BINANCE_ADDRESS },
    { chain: 'Ethereum', payoutAddress: ETHEREUM_ADDRESS },
    { chain: 'Omni', payoutAddress: '3ND3XxpNixeVTDY5kcVhwHMCLb8hL1rsh8' },
    { chain: 'NEO', payoutAddress: 'AK2nJJpJr6o664CWJKi1QRXjqeic2zRp8y' },
  ])('stores an address of $chain, also with spaces around it', ({ payoutAddress }) => {
    const spaced = `${' '.repeat(20)}${payoutAddress}\n`;
    expect(draftOf(aForm({ payoutAddress: spaced }), null).payoutAddress).toBe(spaced);
  });

  it.each([
    `${'legal-winner-thank-year-'.repeat(2)}wave-sausage-worth-useful`,
    ' 5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
  ])('does not store the secret %s from the memo field', (payoutExtraId) => {
    expect(draftOf(aForm({ payoutExtraId }), null).payoutExtraId).toBe('');
  });

  it('stores a long memo', () => {
    const payoutExtraId = '1234567890'.repeat(12);
    expect(draftOf(aForm({ payoutExtraId }), null).payoutExtraId).toBe(payoutExtraId);
  });

  it('is not stored for an empty form', () => {
    expect(writeDraft(draftOf(emptyForm(aPair()), null), null)).toBeNull();
  });

  it('keeps the open attempt of another tab, also if nothing is typed', () => {
    const stored = draftOf(aForm(), attempt);
    const blank = draftOf(emptyForm(aPair()), null);
    expect(readDraft(writeDraft(blank, stored))).toEqual({ ...blank, attempt });
    const own = { ...attempt, key: 'own' };
    expect(readDraft(writeDraft(draftOf(aForm(), own), stored))?.attempt).toEqual(own);
  });

  it.each([{ amount: '1' }, { payoutAddress: 'a' }, { payoutExtraId: '7' }])(
    'is stored for a form with one field: %o',
    (typed) => {
      const form = { ...emptyForm(aPair()), ...typed };
      const kept = readDraft(writeDraft(draftOf(form, null), null));
      expect(kept && formOfDraft(emptyForm(aPair()), kept)).toEqual(form);
    },
  );

  it('has 5,000 characters at most', () => {
    const draft = draftOf(emptyForm(aPair()), null);
    const rest = 5_000 - JSON.stringify(draft).length;
    const longest = { ...draft, payoutAddress: 'x'.repeat(rest) };
    expect(readDraft(writeDraft(longest, null))).toEqual(longest);
    expect(writeDraft({ ...longest, amount: '1' }, null)).toBeNull();
    expect(readDraft(`${JSON.stringify(longest)} `)).toBeNull();
  });
});
