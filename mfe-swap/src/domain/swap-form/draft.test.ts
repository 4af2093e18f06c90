import { draftOf, formOfDraft, readDraft, writeDraft } from './draft';
import { emptyForm, toggledForm } from './swap-form';
import { aForm, aPair, ETHEREUM_ADDRESS } from './swap-form.fixture';

const attempt = { mark: 'now 500', key: 'k-1' };

describe('the draft of a token swap', () => {
  it('gives back what was typed, with the attempt that is still open', () => {
    const kept = readDraft(writeDraft(draftOf(aForm(), attempt)));

    expect(kept?.attempt).toEqual(attempt);
    expect(kept && formOfDraft(emptyForm(aPair()), kept)).toEqual(aForm());
  });

  it('gives back the other direction too', () => {
    const back = { ...toggledForm(aForm()), payoutAddress: ETHEREUM_ADDRESS };
    const kept = readDraft(writeDraft(draftOf(back, null)));

    expect(kept && formOfDraft(emptyForm(aPair()), kept)).toEqual(back);
  });

  it.each([
    { rule: 'another token', draft: { ...draftOf(aForm(), null), token: 'awc' } },
    { rule: 'a chain the token is not on', draft: { ...draftOf(aForm(), null), from: 'neo' } },
    {
      rule: 'a direction the pair does not have',
      draft: { ...draftOf(aForm(), null), token: 'bnb', from: 'binance' },
    },
  ])('is nothing to a form of $rule', ({ draft }) => {
    expect(formOfDraft(emptyForm(aPair(draft.token === 'bnb' ? 'bnb' : 'now')), draft)).toBeNull();
  });

  it.each([
    { rule: 'nothing', stored: null },
    { rule: 'no JSON', stored: '{' },
    { rule: 'a number', stored: '5' },
    { rule: 'more than anybody types', stored: JSON.stringify({ amount: 'x'.repeat(6000) }) },
  ])('is not there where there is $rule', ({ stored }) => {
    expect(readDraft(stored)).toBeNull();
  });

  it('reads what does not fit as empty', () => {
    expect(readDraft('{"token":5,"amount":"1","attempt":{"mark":"m"}}')).toEqual({
      token: '',
      from: '',
      amount: '1',
      payoutAddress: '',
      payoutExtraId: '',
      attempt: null,
    });
  });

  it('is not kept of an empty form', () => {
    expect(writeDraft(draftOf(emptyForm(aPair()), null))).toBeNull();
  });
});
