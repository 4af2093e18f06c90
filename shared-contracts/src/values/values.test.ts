import {
  DEFAULT_LANGUAGE,
  isLanguage,
  isRemoteName,
  LANGUAGES,
  lookUp,
  moreLanguages,
  REMOTE_NAMES,
  siteLanguages,
  registerExtraLanguages,
} from './index.ts';

describe('languages (spec §1)', () => {
  it('are nine two-letter codes, English first', () => {
    expect(LANGUAGES).toHaveLength(9);
    expect(LANGUAGES.every((language) => /^[a-z]{2}$/.test(language))).toBe(true);
    expect(LANGUAGES[0]).toBe(DEFAULT_LANGUAGE);
  });

  it('are recognised by their code alone', () => {
    expect(LANGUAGES.every(isLanguage)).toBe(true);
    expect(['EN', 'xx', '', null, 7, '__proto__'].some(isLanguage)).toBe(false);
  });

  it('are all known to Intl', () => {
    expect(Intl.NumberFormat.supportedLocalesOf([...LANGUAGES])).toEqual([...LANGUAGES]);
  });
});

describe('remotes', () => {
  it('are recognised by their name', () => {
    expect(REMOTE_NAMES.every(isRemoteName)).toBe(true);
    expect(['mfe-', 'shell', null].some(isRemoteName)).toBe(false);
  });
});

describe('the languages of a site', () => {
  afterEach(() => registerExtraLanguages([]));

  it('are the nine, followed by the extra languages', () => {
    const italian = { code: 'it', name: 'Italiano' };
    registerExtraLanguages([
      italian,
      { code: 'de', name: 'twice' },
      { code: 'en-US', name: 'no code' },
      { code: '', name: '' },
    ]);
    expect(moreLanguages()).toEqual([italian]);
    expect(siteLanguages()).toEqual([...LANGUAGES, 'it']);
    expect(['it', 'de', 'xx', 'en-US', ''].map(isLanguage)).toEqual([true, true, false, false, false]);
  });

  it('are only the nine without extra languages', () => {
    registerExtraLanguages([{ code: 'it', name: 'Italiano' }]);
    registerExtraLanguages([]);
    expect(siteLanguages()).toEqual(LANGUAGES);
    expect(isLanguage('it')).toBe(false);
  });
});

describe('lookUp', () => {
  it.each(['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty', ''])(
    'finds nothing that is not in the table: %s',
    (key) => {
      expect(lookUp({ known: 'value' }, key)).toBeUndefined();
    },
  );

  it('finds the value of a key', () => {
    expect(lookUp({ known: 'value' }, 'known')).toBe('value');
  });
});
