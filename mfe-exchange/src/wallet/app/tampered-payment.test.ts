import { httpError, networkError } from '@coinlane/shared-contracts/errors';
import type { OrderReceipt } from '@coinlane/shared-contracts/receipts';

import { aRow } from '../../app/service.fixture';
import type { Deposit } from '../domain/payment-plan';
import { DEPOSIT, FOREIGN, KEYS, PATHS, pressPay, RECEIPT, signed, USDT } from './wallet-scope.fixture';
import type { PaymentCase } from './wallet-scope.fixture';

const OTHER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const DIFFERS = { _tag: 'Differs' };
const UNCHECKED = { _tag: 'Failed', failure: { _tag: 'Unchecked' } };
const NOT_PAYABLE = { _tag: 'NotByWallet' };

/** Another order of the same site, with a valid receipt. */
const foreign = (change: Partial<OrderReceipt>) => ({ [PATHS.receipt]: signed({ ...RECEIPT, ...change }) });
const listing = (contract: string | null) => ({
  [PATHS.currencies]: [
    aRow('usdt', 'Tether', {
      ...{ network: 'eth', legacyTicker: 'usdterc20', tokenContract: contract, decimals: 6 },
    }),
  ],
});

describe('a payment that is the signed one', () => {
  it.each<{ readonly rule: string; readonly given: PaymentCase }>([
    { rule: 'of an order of this browser', given: {} },
    { rule: 'of an order that another browser created', given: { isOwn: false } },
    { rule: 'although the later receipt is another one', given: { answers: foreign({ orderId: '1' }) } },
    { rule: 'with the amount in another spelling', given: { deposit: { expectedAmount: '20.000' } } },
    {
      rule: 'of a service that signs no receipts',
      given: {
        isOwn: false,
        deposit: { hasReceipt: false },
        answers: { [PATHS.receipt]: httpError(404, null), [PATHS.keys]: httpError(404, null) },
      },
    },
  ])('is signed once $rule', async ({ given }) => {
    const { view, signatures } = await pressPay(given);
    expect([view._tag, signatures.length]).toEqual(['Sent', 1]);
    expect(signatures[0]?.[1]).toMatchObject({ to: USDT, value: '0x0' });
  });
});

describe('a reply that was changed between review and signature', () => {
  const changes: readonly {
    readonly field: string;
    readonly deposit: Partial<Deposit>;
    readonly seen?: object;
  }[] = [
    { field: 'the address', deposit: { address: OTHER } },
    { field: 'the spelling of the address', deposit: { address: DEPOSIT.address?.toLowerCase() ?? '' } },
    { field: 'a larger amount', deposit: { expectedAmount: '200' } },
    { field: 'a smaller amount', deposit: { expectedAmount: '19.999999' } },
    { field: 'an amount that is not a number', deposit: { expectedAmount: '2e1' } },
    { field: 'the network', deposit: { network: 'bsc' } },
    { field: 'the currency', deposit: { displayTicker: 'usdc' } },
    { field: 'the code of the currency', deposit: { ticker: 'usdc' }, seen: NOT_PAYABLE },
    { field: 'the coin of the network', deposit: { displayTicker: 'eth', ticker: 'eth' } },
    { field: 'the recipient', deposit: { recipient: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' } },
    { field: 'no recipient', deposit: { recipient: null } },
    { field: 'an added memo', deposit: { extraId: '7' }, seen: NOT_PAYABLE },
    { field: 'no address', deposit: { address: null }, seen: NOT_PAYABLE },
  ];
  const orders = changes.flatMap((change) =>
    [true, false].flatMap((isOwn) =>
      [true, false].map((hasReceipt) => ({ seen: DIFFERS, ...change, isOwn, hasReceipt })),
    ),
  );

  it.each(orders)('in $field: no signature (own: $isOwn, receipt: $hasReceipt)', async (row) => {
    const { field, deposit, seen, isOwn, hasReceipt } = row;
    const { view, signatures } = await pressPay({ isOwn, deposit: { ...deposit, hasReceipt } });
    expect(signatures).toEqual([]);
    // another network has no listed token, and then nothing is payable
    expect(view).toMatchObject(
      /network|currency/.test(field) && view._tag === 'NotByWallet' ? NOT_PAYABLE : seen,
    );
  });

  it.each(orders)('in $field, while the wallet connects: no signature ($isOwn, $hasReceipt)', async (row) => {
    const { deposit, isOwn, hasReceipt } = row;
    const duringConnection = () => ({ ...DEPOSIT, ...deposit, hasReceipt });
    const { view, signatures } = await pressPay({ isOwn, duringConnection });
    expect([view, signatures]).toEqual([DIFFERS, []]);
  });

  it.each([true, false])('about another order: no signature (own: %s)', async (isOwn) => {
    const other = { ...DEPOSIT, transactionId: '1' };
    const atPress = await pressPay({ isOwn, deposit: other });
    const later = await pressPay({ isOwn, duringConnection: () => other });
    expect([...atPress.signatures, ...later.signatures]).toEqual([]);
  });

  it('is not paid by a wallet that connects after the page has left the order', async () => {
    expect((await pressPay({ duringConnection: () => null })).signatures).toEqual([]);
  });

  it('is not paid by a wallet that leaves the network before the signature', async () => {
    const chains = ['0x1', '0x38'];
    const { view, signatures } = await pressPay({ wallet: { eth_chainId: () => chains.shift() } });
    expect(view).toMatchObject({ _tag: 'Failed', failure: { _tag: 'OtherNetwork' } });
    expect(signatures).toEqual([]);
  });

  it.each([
    { rule: 'another contract of the token', contract: OTHER, seen: DIFFERS },
    { rule: 'no contract of the token', contract: null, seen: NOT_PAYABLE },
  ])('in the list of currencies, $rule: no signature', async ({ contract, seen }) => {
    const { view, signatures } = await pressPay({ answers: listing(contract) });
    expect(view).toMatchObject(seen);
    expect(signatures).toEqual([]);
  });
});

describe('a receipt that proves nothing', () => {
  const bad = { ...signed(RECEIPT), signature: { ...signed(RECEIPT).signature, value: 'AAAA' } };
  const elsewhere = signed({ ...RECEIPT, deposit: { address: OTHER, memo: null } });
  const otherKey = { ...signed(RECEIPT), signature: { ...signed(RECEIPT).signature, keyId: 'k2' } };

  it.each<{ readonly rule: string; readonly given: PaymentCase; readonly seen: object }>([
    { rule: 'does not load', given: { answers: { [PATHS.receipt]: networkError('down') } }, seen: UNCHECKED },
    { rule: 'is not found', given: { answers: { [PATHS.receipt]: httpError(404, null) } }, seen: UNCHECKED },
    { rule: 'is not a receipt', given: { answers: { [PATHS.receipt]: {} } }, seen: UNCHECKED },
    {
      rule: 'has keys that do not load',
      given: { answers: { [PATHS.keys]: networkError('down') } },
      seen: UNCHECKED,
    },
    { rule: 'has keys of another shape', given: { answers: { [PATHS.keys]: { keys: 7 } } }, seen: UNCHECKED },
    { rule: 'has no keys', given: { answers: { [PATHS.keys]: { keys: [] } } }, seen: DIFFERS },
    { rule: 'has a wrong signature', given: { answers: { [PATHS.receipt]: bad } }, seen: DIFFERS },
    { rule: 'has an unknown key', given: { answers: { [PATHS.receipt]: otherKey } }, seen: DIFFERS },
    { rule: 'is about another order', given: { answers: foreign({ orderId: '1' }) }, seen: DIFFERS },
    { rule: 'names another deposit', given: { answers: { [PATHS.receipt]: elsewhere } }, seen: DIFFERS },
    {
      rule: 'names no contract',
      given: { answers: foreign({ send: { amount: '20', currency: 'usdt', network: 'eth' } }) },
      seen: DIFFERS,
    },
    {
      rule: 'is left out by a service that signs receipts',
      given: { deposit: { hasReceipt: false } },
      seen: DIFFERS,
    },
    {
      rule: 'is left out while the keys do not load',
      given: { deposit: { hasReceipt: false }, answers: { [PATHS.keys]: networkError('down') } },
      seen: UNCHECKED,
    },
  ])('that $rule: no signature', async ({ given, seen }) => {
    const { view, signatures } = await pressPay({ isOwn: false, ...given });
    expect(view).toMatchObject(seen);
    expect(signatures).toEqual([]);
  });

  it.each<{ readonly rule: string; readonly change: Partial<OrderReceipt> }>([
    { rule: 'another recipient', change: { recipient: { address: OTHER, memo: null } } },
    { rule: 'another memo of the recipient', change: { recipient: { ...RECEIPT.recipient, memo: '7' } } },
    { rule: 'another amount', change: { send: { ...RECEIPT.send, amount: '21' } } },
    { rule: 'another currency to receive', change: { receive: { ...RECEIPT.receive, currency: 'ltc' } } },
    { rule: 'another currency to send', change: { send: { ...RECEIPT.send, currency: 'usdc' } } },
    { rule: 'another network to send on', change: { send: { ...RECEIPT.send, network: 'bsc' } } },
    { rule: 'another contract', change: { send: { ...RECEIPT.send, contract: OTHER } } },
    { rule: 'no contract', change: { send: { ...RECEIPT.send, contract: null } } },
    { rule: 'another deposit address', change: { deposit: { address: OTHER, memo: null } } },
    { rule: 'a memo of the deposit', change: { deposit: { ...RECEIPT.deposit, memo: '7' } } },
    { rule: 'another network to receive on', change: { receive: { ...RECEIPT.receive, network: 'bsc' } } },
  ])('in place of the reviewed one, valid and with $rule: no signature', async ({ change }) => {
    // the reply to the creation was replaced by the receipt of another order
    const receipt = { ...RECEIPT, ...change };
    const { view, signatures } = await pressPay({
      receipt: signed(receipt),
      deposit: { recipient: receipt.recipient.address, expectedAmount: receipt.send.amount },
    });
    expect(view).toEqual(DIFFERS);
    expect(signatures).toEqual([]);
  });

  it.each<{ readonly rule: string; readonly given: PaymentCase }>([
    { rule: 'the keys alone', given: { answers: { [PATHS.keys]: FOREIGN.keys } } },
    {
      rule: 'the keys, the receipt and the address',
      given: {
        deposit: { address: OTHER },
        answers: {
          [PATHS.keys]: FOREIGN.keys,
          [PATHS.receipt]: FOREIGN.signed({ ...RECEIPT, deposit: { address: OTHER, memo: null } }),
        },
      },
    },
    { rule: 'the receipt in the reply to the creation', given: { receipt: FOREIGN.signed(RECEIPT) } },
  ])('by another key with the same ID, in $rule: no signature', async ({ given }) => {
    const { view, signatures } = await pressPay(given);
    expect([view, signatures]).toEqual([DIFFERS, []]);
  });

  it('of an earlier version pays the coin of a network', async () => {
    const send = { amount: '1.5', currency: 'eth', network: 'eth' };
    const { signatures } = await pressPay({
      isOwn: false,
      deposit: { displayTicker: 'eth', ticker: 'eth', expectedAmount: '1.5' },
      answers: { ...foreign({ send }), [PATHS.keys]: KEYS },
    });
    expect(signatures).toHaveLength(1);
  });
});
