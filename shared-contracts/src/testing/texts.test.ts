import { baseOfKey, problemsOfTexts, textsFrom } from './texts.ts';

const ENGLISH = textsFrom(
  JSON.stringify({
    send: 'Send {{amount}} to <b>{{name}}</b>',
    age: { hours_one: 'one hour ago', hours_other: '{{count}} hours ago' },
  }),
);
const GERMAN = {
  send: 'Senden Sie {{amount}} an <b>{{name}}</b>',
  age: { hours_one: 'vor einer Stunde', hours_other: 'vor {{count}} Stunden' },
};

describe('problemsOfTexts (spec §7 i18n: nine languages complete)', () => {
  it.each([
    { rule: 'complete texts', language: 'de', texts: GERMAN, problems: [] },
    {
      rule: 'an untranslated key',
      language: 'de',
      texts: { age: GERMAN.age },
      problems: ['send is missing'],
    },
    {
      rule: 'an unknown key',
      language: 'de',
      texts: { ...GERMAN, more: 'Mehr' },
      problems: ['more is not in English'],
    },
    {
      rule: 'a misspelled placeholder',
      language: 'de',
      texts: { ...GERMAN, send: 'Senden Sie {{menge}} an <b>{{name}}</b>' },
      problems: ['send has other placeholders or tags than the English text'],
    },
    {
      rule: 'a missing tag',
      language: 'de',
      texts: { ...GERMAN, send: 'Senden Sie {{amount}} an {{name}}' },
      problems: ['send has other placeholders or tags than the English text'],
    },
    {
      rule: 'an empty text',
      language: 'de',
      texts: { ...GERMAN, send: ' ' },
      problems: expect.arrayContaining(['send is empty']),
    },
    {
      rule: 'a plural form that the language needs and English does not',
      language: 'ru',
      texts: {
        send: GERMAN.send,
        age: { hours_one: '{{count}} час', hours_few: '{{count}} часа', hours_other: '{{count}} часа' },
      },
      problems: ['age.hours_many is missing'],
    },
    {
      rule: 'a form for 1, 21, 31 … without the count',
      language: 'ru',
      texts: {
        send: GERMAN.send,
        age: {
          hours_one: 'час',
          hours_few: '{{count}} часа',
          hours_many: '{{count}} часов',
          hours_other: '{{count}} часа',
        },
      },
      problems: ['age.hours_one has other placeholders or tags than the English text'],
    },
    {
      rule: 'a language without a singular form',
      language: 'ja',
      texts: { send: GERMAN.send, age: { hours_other: '{{count}}時間前' } },
      problems: [],
    },
  ])('$language: $rule', ({ language, texts, problems }) => {
    expect(problemsOfTexts(language, textsFrom(JSON.stringify(texts)), ENGLISH)).toEqual(problems);
  });
});

describe('baseOfKey', () => {
  it.each([
    { key: 'age.hours_one', base: 'age.hours' },
    { key: 'age.hours_many', base: 'age.hours' },
    { key: 'status.paid_failed', base: 'status.paid_failed' },
    { key: 'send', base: 'send' },
  ])('$key → $base', ({ key, base }) => {
    expect(baseOfKey(key)).toBe(base);
  });
});
