import { allSettled, fork } from 'effector';

import type { AddressVerdict, WhitelistDraft } from '../domain/whitelist';
import { createWhitelistModel } from './whitelist';

const model = createWhitelistModel();
const kept = { id: '1', label: null, wallet: '0xa', extraId: null, currencies: ['eth'] };

const scopeWhere = (verdict: AddressVerdict, sent: WhitelistDraft[] = []) =>
  fork({
    handlers: [
      [model.entries.executeFx, () => [kept]],
      [model.coins.executeFx, () => []],
      [model.draft.checkAddressFx, () => verdict],
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
