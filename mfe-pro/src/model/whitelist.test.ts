import { allSettled, fork } from 'effector';

import { aCoin, ripple } from '../domain/coin.fixture';
import type { AddressVerdict, SharedAddress, WhitelistDraft } from '../domain/whitelist';
import { createWhitelistModel } from './whitelist';

const model = createWhitelistModel();
const kept = { id: '1', label: null, wallet: '0xa', extraId: null, currencies: ['eth'] };

const coins = [aCoin({ ticker: 'eth', network: 'eth' }), ripple];

const scopeWhere = (
  verdict: AddressVerdict,
  sent: WhitelistDraft[] = [],
  shared: SharedAddress | null = null,
) =>
  fork({
    handlers: [
      [model.entries.executeFx, () => [kept]],
      [model.coins.executeFx, () => coins],
      [model.draft.checkAddressFx, () => ({ verdict, shared })],
      [
        model.draft.adding.executeFx,
        (draft: WhitelistDraft) => {
          sent.push(draft);
          return { ...kept, id: '2', wallet: draft.wallet };
        },
      ],
      [model.removal.executeFx, (id: string) => id],
    ],
  });

const fill = async (scope: ReturnType<typeof scopeWhere>) => {
  await allSettled(model.opened, { scope });
  await allSettled(model.draft.changed, { scope, params: { wallet: '0xb', currencies: ['eth'] } });
  await allSettled(model.draft.addressLeft, { scope });
};

describe('the whitelist (spec §3)', () => {
  it('adds a valid address at the end and clears the form', async () => {
    const scope = scopeWhere('good');
    await fill(scope);
    await allSettled(model.draft.submitted, { scope });

    expect(scope.getState(model.entries.$query)).toMatchObject({ value: [{ id: '1' }, { id: '2' }] });
    expect(scope.getState(model.draft.$draft).wallet).toBe('');
  });

  it('sends nothing if the address is known to be invalid', async () => {
    const sent: WhitelistDraft[] = [];
    const scope = scopeWhere('bad', sent);
    await fill(scope);
    await allSettled(model.draft.submitted, { scope });

    expect(sent).toEqual([]);
    expect(scope.getState(model.draft.$review)).toBe('NotAnAddress');
  });

  it.each([
    { rule: 'sends nothing', verdict: 'bad', count: 0 },
    { rule: 'sends the entry after the check', verdict: 'good', count: 1 },
  ] as const)(
    '$rule if the address is $verdict and was not left before the press',
    async ({ verdict, count }) => {
      const sent: WhitelistDraft[] = [];
      const scope = scopeWhere(verdict, sent);
      await allSettled(model.opened, { scope });
      await allSettled(model.draft.changed, { scope, params: { currencies: ['eth'] } });
      await allSettled(model.draft.changed, { scope, params: { wallet: '0xb' } });
      await allSettled(model.draft.submitted, { scope });

      expect(sent).toHaveLength(count);
      expect(scope.getState(model.draft.$isWaiting)).toBe(false);
    },
  );

  it('sends an address that another chain accepts too after one confirmation', async () => {
    const sent: WhitelistDraft[] = [];
    const scope = scopeWhere('good', sent, { names: ['Bitcoin Cash'], saferSpelling: null });
    await fill(scope);
    await allSettled(model.draft.submitted, { scope });
    expect(scope.getState(model.draft.$review)).toBe('Ambiguous');
    expect(sent).toEqual([]);

    await allSettled(model.draft.addressConfirmed, { scope, params: '0xb' });
    expect(sent).toEqual([]);
    await allSettled(model.draft.submitted, { scope });
    expect(sent).toHaveLength(1);
  });

  it('sends nothing with a memo that the network of the currency does not have', async () => {
    const sent: WhitelistDraft[] = [];
    const scope = scopeWhere('good', sent);
    await fill(scope);
    await allSettled(model.draft.changed, { scope, params: { extraId: '7' } });
    await allSettled(model.draft.submitted, { scope });
    expect(scope.getState(model.draft.$review)).toBe('NotAMemo');
    expect(sent).toEqual([]);

    await allSettled(model.draft.changed, { scope, params: { currencies: ['xrp'] } });
    await allSettled(model.draft.submitted, { scope });
    expect(sent).toHaveLength(1);
  });

  it('drops a verdict if the address changes', async () => {
    const scope = scopeWhere('bad');
    await fill(scope);
    await allSettled(model.draft.changed, { scope, params: { wallet: '0xc' } });

    expect(scope.getState(model.draft.$verdict)).toBeNull();
  });

  it('removes an address after a confirmation', async () => {
    const scope = scopeWhere('good');
    await allSettled(model.opened, { scope });
    await allSettled(model.removalPicked, { scope, params: kept });
    expect(scope.getState(model.$removing)).toEqual(kept);
    await allSettled(model.removal.start, { scope, params: '1' });

    expect(scope.getState(model.entries.$query)).toMatchObject({ value: [] });
    expect(scope.getState(model.$removing)).toBeNull();
  });

  it('loads nothing if the flag is off (spec §9 "Whitelist enabled")', async () => {
    const requested: string[] = [];
    const scope = fork({
      values: [[model.$isEnabled, false]],
      handlers: [
        [
          model.entries.executeFx,
          () => {
            requested.push('entries');
            return [];
          },
        ],
      ],
    });
    await allSettled(model.opened, { scope });

    expect(requested).toEqual([]);
  });
});
