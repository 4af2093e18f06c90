import { createTranslations } from './create-translations';
import { createTextLoader } from './text-loader';

const german = (onMissingKey = jest.fn()) =>
  createTranslations({
    language: 'de',
    messages: {
      shell: { nav: { exchange: 'Tauschen' }, rows_one: '{{count}} Zeile', rows_other: '{{count}} Zeilen' },
    },
    onMissingKey,
  });

const FILES: Readonly<Record<string, unknown>> = {
  '/remotes/mfe-listing/2/locales/de.json': { title: 'Währungen' },
  '/remotes/mfe-listing/2/locales/en.json': { title: 'Currencies', lead: 'All of them' },
  '/remotes/mfe-listing/1/locales/de.json': { title: 'Coins' },
  '/remotes/mfe-listing/1/locales/en.json': { title: 'Coins' },
};

const asking = (files: Readonly<Record<string, unknown>> = FILES) =>
  jest.fn((url: string) => (url in files ? Promise.resolve(files[url]) : Promise.reject(new Error('404'))));

const texts = (version: string) => ({ remote: 'mfe-listing', namespace: 'listing', version });

describe('the translations of a remote', () => {
  it('are loaded from its release, once, with English for missing keys', async () => {
    const i18n = german();
    const ask = asking();
    const load = createTextLoader(i18n, [], ask);
    await load(texts('2'));
    await load(texts('2'));
    expect([i18n.t('listing:title'), i18n.t('listing:lead')]).toEqual(['Währungen', 'All of them']);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('are not loaded if the page data contains them', async () => {
    const ask = asking();
    await createTextLoader(german(), [texts('2')], ask)(texts('2'));
    expect(ask).not.toHaveBeenCalled();
  });

  it('come from the supplement of the page, and from the release if that fails', async () => {
    const supplement = { url: '/remotes/mfe-listing/2/supplement/7/de.json', integrity: 'sha384-x' };
    for (const { loadSupplement, title, requests } of [
      {
        loadSupplement: () => Promise.resolve({ title: 'Aus der Beilage' }),
        title: 'Aus der Beilage',
        requests: 0,
      },
      { loadSupplement: () => Promise.reject(new Error('altered')), title: 'Währungen', requests: 2 },
    ]) {
      const i18n = german();
      const ask = asking();
      await createTextLoader(i18n, [], ask, loadSupplement)({ ...texts('2'), supplement });
      expect([i18n.t('listing:title'), ask.mock.calls.length]).toEqual([title, requests]);
    }
  });

  it('belong to the version that runs: another version replaces the first', async () => {
    const onMissingKey = jest.fn();
    const i18n = german(onMissingKey);
    const load = createTextLoader(i18n, [], asking());
    await load(texts('2'));
    await load(texts('1'));
    expect(i18n.t('listing:title')).toBe('Coins');
    i18n.t('listing:lead');
    expect(onMissingKey).toHaveBeenCalledWith('listing:lead');
  });

  it('are English if the language has no file', async () => {
    const i18n = german();
    const { '/remotes/mfe-listing/2/locales/en.json': english } = FILES;
    await createTextLoader(
      i18n,
      [],
      asking({ '/remotes/mfe-listing/2/locales/en.json': english }),
    )(texts('2'));
    expect(i18n.t('listing:title')).toBe('Currencies');
  });

  it.each([{ reply: null }, { reply: 'text' }, { reply: [] }])('rejects $reply', async ({ reply }) => {
    await expect(createTextLoader(german(), [], () => Promise.resolve(reply))(texts('2'))).rejects.toThrow(
      'failed to load',
    );
  });
});
