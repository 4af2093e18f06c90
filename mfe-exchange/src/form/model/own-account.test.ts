import { allSettled, createEvent, createStore, fork } from 'effector';

import { networkError } from '@coinlane/shared-contracts/errors';

import type { WhitelistedAddress } from '../domain/own-account';
import { aWhitelistedAddress } from '../domain/own-account.fixture';
import type { FieldName, FieldTyped } from './recipient';
import { createOwnAccountModel } from './own-account';

const address = aWhitelistedAddress({ wallet: 'rHb9', extraId: '12', currencies: ['xrp'] });

const setUp = (answer: () => readonly WhitelistedAddress[] | Promise<never>, isSignedInFirst = true) => {
  const signed = createEvent<boolean>();
  const fieldTyped = createEvent<FieldTyped>();
  const fieldLeft = createEvent<FieldName>();
  const $isSignedIn = createStore(isSignedInFirst).on(signed, (_, is) => is);
  const $seen = createStore<readonly string[]>([])
    .on(fieldTyped, (seen, { field, text }) => [...seen, `${field} ${text}`])
    .on(fieldLeft, (seen, field) => [...seen, `left ${field}`]);
  const model = createOwnAccountModel({ $isSignedIn, fieldTyped, fieldLeft });
  const fetched = jest.fn(answer);
  const scope = fork({
    handlers: [
      [model.fetchWhitelistFx, fetched],
      [model.fetchOwnedFx, () => ['btc']],
    ],
  });
  return { model, scope, fetched, signed, $seen };
};

describe('the whitelist (spec §2 "Whitelisted addresses")', () => {
  it('is fetched once for a signed-in user', async () => {
    const { model, scope, fetched } = setUp(() => [address]);
    await allSettled(model.whitelistRequested, { scope });
    await allSettled(model.whitelistRequested, { scope });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(scope.getState(model.$whitelist)).toEqual({ _tag: 'Shown', addresses: [address] });
  });

  it('is neither fetched nor shown if signed out, and cleared on sign-out', async () => {
    const { model, scope, fetched, signed } = setUp(() => [address], false);
    await allSettled(model.whitelistRequested, { scope });
    expect(fetched).not.toHaveBeenCalled();
    expect(scope.getState(model.$whitelist)).toEqual({ _tag: 'Hidden' });

    await allSettled(signed, { scope, params: true });
    expect(scope.getState(model.$whitelist)._tag).toBe('Shown');
    await allSettled(signed, { scope, params: false });
    expect(scope.getState(model.$whitelist)).toEqual({ _tag: 'Hidden' });
    await allSettled(signed, { scope, params: true });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('shows a failure, and is fetched again', async () => {
    let isDown = true;
    const { model, scope } = setUp(() => (isDown ? Promise.reject(networkError('down')) : [address]));
    await allSettled(model.whitelistRequested, { scope });
    expect(scope.getState(model.$whitelist)).toEqual({ _tag: 'Failed' });
    isDown = false;
    await allSettled(model.whitelistRequested, { scope });
    expect(scope.getState(model.$whitelist)._tag).toBe('Shown');
  });

  it.each([
    { field: 'recipient' as const, seen: ['recipient rHb9', 'extraId 12', 'left recipient'] },
    {
      field: 'refundAddress' as const,
      seen: ['refundAddress rHb9', 'refundExtraId 12', 'left refundAddress'],
    },
  ])('sets both the address and the extra ID of $field', async ({ field, seen }) => {
    const { model, scope, $seen } = setUp(() => []);
    await allSettled(model.addressPicked, { scope, params: { field, address } });
    expect([...scope.getState($seen)].sort()).toEqual([...seen].sort());
  });

  it('clears the extra ID for an address without one', async () => {
    const { model, scope, $seen } = setUp(() => []);
    await allSettled(model.addressPicked, {
      scope,
      params: { field: 'recipient', address: { ...address, extraId: null } },
    });
    expect(scope.getState($seen)).toContain('extraId ');
  });
});

describe('balances', () => {
  it('are fetched for a signed-in user on request', async () => {
    const { model, scope } = setUp(() => []);
    expect(scope.getState(model.$owned)).toBeNull();
    await allSettled(model.ownedRequested, { scope });
    expect(scope.getState(model.$owned)).toEqual(['btc']);
  });
});
