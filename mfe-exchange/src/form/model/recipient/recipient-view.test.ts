import { aCurrency, aCurrencyInfo } from '../../../currency/domain/currency/currency.fixture';
import { NO_FIELDS } from '.';
import { ALL_SETTLED, NONE_SETTLED, withDraft } from './recipient-fields';
import {
  isPastedOtherwise,
  toEmailView,
  toExtraIdView,
  toRecipientView,
  toRefundExtraIdView,
  toRefundView,
} from './recipient-view';

type RecipientFacts = Parameters<typeof toRecipientView>[0];

const facts = (change: Partial<RecipientFacts> = {}): RecipientFacts => ({
  isSettled: true,
  verdict: { _tag: 'Valid', address: 'abc' },
  isAskingServer: false,
  serverCheck: null,
  name: { _tag: 'NotAsked' },
  text: ' abc ',
  pasted: null,
  ...change,
});
const good = { _tag: 'Good', address: 'abc', isDoubted: false, isInactive: false };

describe('toRecipientView (spec §5 "Recipient address")', () => {
  it.each<{ rule: string; change: Partial<RecipientFacts>; view: unknown }>([
    { rule: 'nothing is shown during typing', change: { isSettled: false }, view: { _tag: 'Unsaid' } },
    { rule: 'no verdict yet', change: { verdict: null }, view: { _tag: 'Checking' } },
    { rule: 'valid, though the service was not asked', change: {}, view: good },
    { rule: 'the service check is running', change: { isAskingServer: true }, view: { _tag: 'Checking' } },
    {
      rule: 'the service objects to the checksum',
      change: { serverCheck: { _tag: 'InvalidChecksum' } },
      view: { _tag: 'RefusedByServer' },
    },
    {
      rule: 'a missing extra ID is not an error of the address',
      change: { serverCheck: { _tag: 'ExtraIdRequired' } },
      view: good,
    },
    {
      rule: 'the service has doubts',
      change: { serverCheck: { _tag: 'Doubted', message: null } },
      view: { ...good, isDoubted: true },
    },
    {
      rule: 'an inactive account',
      change: { serverCheck: { _tag: 'Accepted', isActivated: false } },
      view: { ...good, isInactive: true },
    },
    {
      rule: 'an invalid text',
      change: { verdict: { _tag: 'PatternMismatch' } },
      view: { _tag: 'Bad', verdict: { _tag: 'PatternMismatch' } },
    },
    {
      rule: 'a name that is being resolved',
      change: { verdict: { _tag: 'NameBasedAddress', name: 'a@b' }, name: { _tag: 'Asking' } },
      view: { _tag: 'Name', name: 'a@b', state: { _tag: 'Asking' } },
    },
    {
      rule: 'a partner’s address is accepted',
      change: { verdict: { _tag: 'PartnerAddress', address: 'abc' } },
      view: good,
    },
    {
      rule: 'a difference from the pasted text takes precedence',
      change: { pasted: 'xyz' },
      view: { _tag: 'PastedOtherwise' },
    },
  ])('$rule', ({ change, view }) => {
    expect(toRecipientView(facts(change))).toEqual(view);
  });
});

describe('isPastedOtherwise', () => {
  it.each([
    { text: 'abc', pasted: null, is: false },
    { text: 'abc', pasted: 'abc', is: false },
    { text: '', pasted: '  ', is: false },
    { text: 'my abc', pasted: ' abc ', is: false },
    { text: 'abd', pasted: 'abc', is: true },
    { text: '', pasted: 'abc', is: true },
  ])('"$text" after "$pasted": $is', ({ text, pasted, is }) => {
    expect(isPastedOtherwise(text, pasted)).toBe(is);
  });
});

describe('toExtraIdView (spec §5 "Extra id")', () => {
  const info = aCurrencyInfo({ hasExtraId: true, extraIdName: 'Memo', extraIdPattern: '^[0-9]+$' });
  const base = {
    pair: { from: aCurrency(), to: aCurrency({ ticker: 'xlm' }) },
    info,
    extraId: '',
    isWaived: false,
    isSettled: true,
    serverCheck: null,
    recipient: null,
  };
  it.each([
    { rule: 'no details: no field', facts: { ...base, info: null }, name: null, decision: 'NotNeeded' },
    { rule: 'empty: undecided', facts: base, name: 'Memo', decision: 'Undecided' },
    { rule: 'waived', facts: { ...base, isWaived: true }, name: 'Memo', decision: 'DeclaredUnneeded' },
    { rule: 'entered', facts: { ...base, extraId: '7', isWaived: true }, name: 'Memo', decision: 'Given' },
    {
      rule: 'invalid',
      facts: { ...base, extraId: 'x', isWaived: true },
      name: 'Memo',
      decision: 'Undecided',
    },
  ])('$rule', ({ facts: known, name, decision }) => {
    expect(toExtraIdView(known)).toMatchObject({ name, decision: { _tag: decision } });
  });

  it.each([
    { extraId: '', isAskedByServer: true },
    { extraId: '7', isAskedByServer: false },
  ])(
    'reports that the service requires one, until it is entered: "$extraId"',
    ({ extraId, isAskedByServer }) => {
      const view = toExtraIdView({ ...base, extraId, serverCheck: { _tag: 'ExtraIdRequired' } });
      expect(view.isAskedByServer).toBe(isAskedByServer);
    },
  );
});

describe('an extra ID inside the address', () => {
  const tag = aCurrencyInfo({ hasExtraId: true, extraIdName: 'Destination tag' });
  const tagged = { _tag: 'Valid', address: 'X7', innerExtraId: '11747' } as const;
  const base = {
    pair: { from: aCurrency(), to: aCurrency({ ticker: 'xrp' }) },
    info: tag,
    extraId: '5',
    isWaived: true,
    isSettled: true,
    serverCheck: null,
    recipient: tagged,
  };
  it('is the decision, whatever was typed or ticked', () => {
    expect(toExtraIdView(base).decision).toEqual({ _tag: 'InAddress', extraId: '11747' });
  });
  it('satisfies a service that requires one', () => {
    const view = toExtraIdView({ ...base, extraId: '', serverCheck: { _tag: 'ExtraIdRequired' } });
    expect(view.isAskedByServer).toBe(false);
  });
  it('is missing if the address has none', () => {
    const view = toExtraIdView({ ...base, recipient: { _tag: 'Valid', address: 'rH' } });
    expect(view.decision).toEqual({ _tag: 'Given', extraId: '5' });
  });
});

describe('toRefundExtraIdView (spec §5 "Extra id")', () => {
  const info = aCurrencyInfo({ hasExtraId: true, extraIdName: 'Memo', extraIdPattern: '^[0-9]+$' });
  it.each([
    { rule: 'still typing', facts: { isSettled: false, refundExtraId: 'x' }, said: undefined },
    {
      rule: 'a value that does not match',
      facts: { isSettled: true, refundExtraId: 'x' },
      said: 'PatternMismatch',
    },
    { rule: 'none is valid', facts: { isSettled: true, refundExtraId: '' }, said: 'Empty' },
    { rule: 'a value that matches', facts: { isSettled: true, refundExtraId: '7' }, said: 'Valid' },
  ])('$rule', ({ facts: known, said }) => {
    expect(toRefundExtraIdView({ info, network: 'xlm', ...known })?._tag).toBe(said);
  });
});

describe('the other fields', () => {
  it.each([
    { rule: 'still typing', isSettled: false, verdict: null, view: { _tag: 'Unsaid' } },
    { rule: 'not checked yet', isSettled: true, verdict: null, view: { _tag: 'Checking' } },
    {
      rule: 'checked',
      isSettled: true,
      verdict: { _tag: 'NotNeeded' } as const,
      view: { _tag: 'Said', verdict: { _tag: 'NotNeeded' } },
    },
  ])('refund address, $rule', ({ isSettled, verdict, view }) => {
    expect(toRefundView(isSettled, verdict)).toEqual(view);
  });

  it('show the verdict on an e-mail only when it has settled', () => {
    expect(toEmailView({ ...NO_FIELDS, email: 'x' }, NONE_SETTLED)).toBeNull();
    expect(toEmailView({ ...NO_FIELDS, email: 'x' }, ALL_SETTLED)).toEqual({ _tag: 'Malformed' });
  });

  it('take a stored draft if they are empty', () => {
    const draft = { ...NO_FIELDS, recipient: 'stored', email: 'stored@mail.example' };
    expect(withDraft({ ...NO_FIELDS, recipient: 'typed' }, draft)).toEqual({ ...draft, recipient: 'typed' });
  });
});
