import { createTranslations, loadNamespace } from './create-translations';

const german = (onMissingKey = jest.fn()) =>
  createTranslations({
    language: 'de',
    messages: {
      shell: { nav: { exchange: 'Tauschen' }, rows_one: '{{count}} Zeile', rows_other: '{{count}} Zeilen' },
    },
    onMissingKey,
  });

describe('the translations', () => {
  it('speaks the language of the page, with its plurals', () => {
    const { t } = german();
    expect(t('shell:nav.exchange')).toBe('Tauschen');
    expect(t('shell:rows', { count: 1 })).toBe('1 Zeile');
    expect(t('shell:rows', { count: 2 })).toBe('2 Zeilen');
  });

  it('tells of a key nobody has', () => {
    const onMissingKey = jest.fn();
    german(onMissingKey).t('shell:nav.nowhere');
    expect(onMissingKey).toHaveBeenCalledWith('shell:nav.nowhere');
  });

  it('brings a name space once and merges it', async () => {
    const i18n = german();
    const ask = jest.fn().mockResolvedValue({ 'listing:title': 'Währungen' });
    await loadNamespace(i18n, 'listing', ask);
    await loadNamespace(i18n, 'listing', ask);
    expect(i18n.t('listing:title')).toBe('Währungen');
    expect(ask.mock.calls).toEqual([['/data/i18n?keys=listing%3A*&locale=de']]);
  });

  it.each([{ reply: null }, { reply: { 'listing:title': 1 } }])('refuses $reply', async ({ reply }) => {
    await expect(loadNamespace(german(), 'listing', () => Promise.resolve(reply))).rejects.toThrow(
      'do not fit',
    );
  });
});
