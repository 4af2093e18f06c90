/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { Trans } from './i18n';
import type { Translate } from './i18n';

const show = (text: string) =>
  render(
    <p>
      <Trans
        t={() => text}
        i18nKey="callFailure.title"
        components={{ terms: <a href="/terms" />, privacy: <a href="/privacy" /> }}
      />
    </p>,
  ).container;

describe('a sentence with links', () => {
  it.each([
    {
      rule: 'tags in the order of the sentence',
      text: 'I agree to the <terms>terms</terms> and the <privacy>policy</privacy>.',
      words: 'I agree to the terms and the policy.',
      links: ['/terms', '/privacy'],
    },
    {
      rule: 'tags in another order, at the start',
      text: '<privacy>方針</privacy>と<terms>規約</terms>に同意',
      words: '方針と規約に同意',
      links: ['/privacy', '/terms'],
    },
    { rule: 'no tags', text: 'Plain words', words: 'Plain words', links: [] },
    { rule: 'an unknown tag stays text', text: 'a <b>bold</b> word', words: 'a bold word', links: [] },
    { rule: 'a tag that is not closed stays text', text: 'a <terms>b', words: 'a <terms>b', links: [] },
    { rule: 'an empty text', text: '', words: '', links: [] },
  ])('$rule', ({ text, words, links }) => {
    expect(show(text)).toHaveTextContent(words);
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  });

  it('never parses HTML', () => {
    const container = show('<terms>x</terms> <img src=x onerror=alert(1)>');

    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
  });
});

describe('the key of a text', () => {
  const t: Translate<'shared'> = (key: string) => key;

  it('is a key of the locales', () => {
    expect(t('callFailure.title')).toBe('callFailure.title');
    // @ts-expect-error -- an accepted key makes this directive unused, which the types step reports
    expect(t('callFailure.nothing')).toBe('callFailure.nothing');
  });

  it('is built from a union, not from any string', () => {
    const [known, any]: ['Offline' | 'Missing', string] = ['Offline', 'Offline'];
    expect(t(`callFailure.${known}`)).toBe('callFailure.Offline');
    // @ts-expect-error -- not every string is a key
    expect(t(`callFailure.${any}`)).toBe('callFailure.Offline');
  });
});
