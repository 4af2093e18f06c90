import { allSettled, fork } from 'effector';

import type { Language } from '@coinlane/shared-contracts/values';

import { createWidgetConfigModel } from './widget-config';

const open = async (search: string, language: Language = 'en') => {
  const model = createWidgetConfigModel();
  const scope = fork();
  const written: string[] = [];
  const replaceSearch = (next: string): void => void written.push(next);
  await allSettled(model.opened, { scope, params: { search, language, replaceSearch } });
  return { model, scope, written };
};

describe('the configurator', () => {
  it('starts with the values of the address, and does not change it', async () => {
    const { model, scope, written } = await open('?from=btc&darkMode=true');
    expect(scope.getState(model.$config).settings).toMatchObject({ from: 'btc', darkMode: true });
    expect(scope.getState(model.$shownSearch)).toBe('?from=btc&darkMode=true');
    expect(written).toEqual([]);
  });

  it('updates address and preview with the fields', async () => {
    const { model, scope, written } = await open('?from=btc');
    await allSettled(model.fieldChanged, { scope, params: { name: 'to', text: 'eth' } });
    expect(written).toEqual(['?from=btc&to=eth']);
    expect(scope.getState(model.$shownSearch)).toBe('?from=btc&to=eth');
  });

  it('keeps an invalid text in its field and out of the address', async () => {
    const { model, scope, written } = await open('');
    await allSettled(model.fieldChanged, { scope, params: { name: 'amount', text: '1e9' } });
    expect(scope.getState(model.$draft)).toEqual({ amount: '1e9' });
    expect(written).toEqual(['']);
  });

  it.each([
    { search: '', lang: 'ja-JP' },
    { search: '?lang=fr-FR', lang: 'fr-FR' },
    { search: '?lang=nothing', lang: 'en-US' },
  ])('has the language of its page, unless the address names one: $search', async ({ search, lang }) => {
    const { model, scope } = await open(search, 'ja');
    expect(scope.getState(model.$config).settings.lang).toBe(lang);
    await allSettled(model.wasReset, { scope });
    expect(scope.getState(model.$shownSearch)).toBe('?lang=ja-JP');
  });

  it('waits until dragging ends', async () => {
    const { model, scope, written } = await open('');
    const drag = ['#000001', '#000002', '#000003'].map((text) =>
      allSettled(model.fieldChanged, { scope, params: { name: 'color', text } }),
    );
    await Promise.all(drag);
    expect(written).toEqual(['?color=%23000003']);
  });

  it('clears everything on reset', async () => {
    const { model, scope, written } = await open('?from=btc&color=zebra');
    await allSettled(model.wasReset, { scope });
    expect(scope.getState(model.$draft)).toEqual({});
    expect(written).toEqual(['']);
  });
});
