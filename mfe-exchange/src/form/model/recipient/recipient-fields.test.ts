import { createEvent, createStore, fork } from 'effector';

import type { Currency } from '../../../currency/domain/currency';
import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import type { Pair } from '../../domain/pair';
import { INITIAL_AMOUNTS } from '../amount';
import type { Amounts } from '../amount';
import { settleAll } from '../../../page/model/settle-all.fixture';
import { createRecipientFieldsModel } from './create-recipient-fields-model';
import { NO_FIELDS, withoutSecrets } from './recipient-fields';

const AMOUNTS: Amounts = { ...INITIAL_AMOUNTS, sendText: '' };
const toPicked = createEvent<Currency>();
const pair: Pair = { from: aCurrency(), to: aCurrency({ ticker: 'xrp' }) };
const sidesSwapped = createEvent<unknown>();
const fields = createRecipientFieldsModel({
  $pair: createStore(pair).on(toPicked, ({ from }, to) => ({ from, to })),
  amounts: {
    $amounts: createStore(AMOUNTS),
    $canPromise: createStore(false),
    receiveChosen: createEvent<string>(),
    amountsRestored: createEvent<Amounts>(),
  },
  sidesSwapped,
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the recipient fields', () => {
  it('clear the extra ID with its currency, and every address on a swap', async () => {
    const scope = fork();
    await settleAll(fields.fieldTyped, {
      scope,
      params: { field: 'recipient', text: 'abc', isPaste: true },
    });
    await settleAll(fields.fieldTyped, { scope, params: { field: 'extraId', text: '7', isPaste: true } });
    await settleAll(fields.extraIdWaived, { scope, params: true });
    await settleAll(toPicked, { scope, params: aCurrency({ ticker: 'xlm' }) });
    expect(scope.getState(fields.$fields)).toMatchObject({ recipient: 'abc', extraId: '' });
    expect(scope.getState(fields.$isExtraIdWaived)).toBe(false);

    await settleAll(sidesSwapped, { scope, params: null });
    expect(scope.getState(fields.$fields).recipient).toBe('');
    expect(scope.getState(fields.$settled).recipient).toBe(false);
  });

  it('keep a restored extra ID for the currency that is restored with it', async () => {
    const scope = fork();
    await settleAll(fields.fieldTyped, { scope, params: { field: 'extraId', text: '7', isPaste: true } });
    await settleAll(toPicked, { scope, params: aCurrency({ ticker: 'xlm' }) });
    await settleAll(fields.fieldsRestored, {
      scope,
      params: { ...NO_FIELDS, extraId: '7' },
    });
    await settleAll(toPicked, { scope, params: aCurrency({ ticker: 'xrp' }) });
    expect(scope.getState(fields.$fields).extraId).toBe('7');
    expect(scope.getState(fields.$settled).extraId).toBe(true);
  });

  it('settle a field on blur, and all of them on submit', async () => {
    const scope = fork();
    await settleAll(fields.fieldLeft, { scope, params: 'email' });
    expect(scope.getState(fields.$settled)).toMatchObject({ email: true, recipient: false });
    await settleAll(fields.everythingSettled, { scope });
    expect(Object.values(scope.getState(fields.$settled)).every(Boolean)).toBe(true);
  });
});

describe('withoutSecrets', () => {
  it.each(['extraId', 'refundExtraId', 'email'] as const)('stores no secret of %s', (field) => {
    const stored = (text: string) => withoutSecrets({ ...NO_FIELDS, [field]: text }, null, null)[field];
    const phrase = `${'legal winner thank year '.repeat(2)}wave sausage worth useful`;
    const key = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';
    expect([phrase, ` ${key}`, 'order 7', 'a@b.example'].map(stored)).toEqual([
      '',
      '',
      'order 7',
      'a@b.example',
    ]);
  });

  it('stores no private key of an address field', () => {
    const key = `0x${'a1b2'.repeat(16)}`;
    const fields = {
      ...NO_FIELDS,
      recipient: key,
      refundAddress: `L${'1'.repeat(51)}`,
      email: 'a@b.example',
    };
    const kept = { ...fields, recipient: '', refundAddress: '' };
    expect(withoutSecrets(fields, null, null)).toEqual(kept);
    expect(withoutSecrets(fields, { _tag: 'StrangeText' }, { _tag: 'StrangeText' })).toEqual(kept);
    const onSui = withoutSecrets({ ...NO_FIELDS, recipient: key }, { _tag: 'Valid' }, null);
    expect(onSui.recipient).toBe(key);
    expect(withoutSecrets({ ...NO_FIELDS, recipient: 'typed' }, null, null).recipient).toBe('typed');
  });
});
