import { textsFrom } from '../../shared-contracts/src/testing/index.ts';
import { readSource } from './read-source.ts';
import { unusedKeys } from './unused-keys.ts';

const TEXTS = textsFrom(
  JSON.stringify({
    title: 'Title',
    stage: { waiting: { title: 'Waiting' }, sending: { text: 'Sending' } },
    age: { hours_one: 'an hour', hours_other: '{{count}} hours' },
  }),
);
const ALL_BUT_TITLE = "t('stage.waiting.title'); t('stage.sending.text'); t('age.hours', { count });";

describe('unusedKeys', () => {
  it.each([
    { rule: 'an unused key', code: ALL_BUT_TITLE, unused: ['title'] },
    {
      rule: 'a key in the namespace of its remote',
      code: `${ALL_BUT_TITLE} t('exchange:title');`,
      unused: [],
    },
    {
      rule: 'all plural forms are one key',
      code: "t('title'); t('stage.waiting.title'); t('stage.sending.text');",
      unused: ['age.hours'],
    },
    {
      rule: 'a template uses matching keys',
      code: "t('title'); t(`stage.${status}.title`); t('age.hours');",
      unused: ['stage.sending.text'],
    },
    {
      rule: 'a template that consists of a variable uses no key',
      code: 't(`${key}`); t(`${group}.${key}`);',
      unused: ['title', 'stage.waiting.title', 'stage.sending.text', 'age.hours'],
    },
    {
      rule: 'a part of a key is not the key',
      code: `${ALL_BUT_TITLE} t('titles'); t('tit');`,
      unused: ['title'],
    },
  ])('$rule', ({ code, unused }) => {
    expect(unusedKeys(TEXTS, [readSource(code, false)])).toEqual(unused);
  });
});
