/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { Trans } from './trans';

const show = (text: string) =>
  render(
    <p>
      <Trans
        t={() => text}
        i18nKey="any"
        components={{ terms: <a href="/terms" />, privacy: <a href="/privacy" /> }}
      />
    </p>,
  ).container;

describe('a sentence with links in it', () => {
  it.each([
    {
      rule: 'in the order of the sentence',
      text: 'I agree to the <terms>terms</terms> and the <privacy>policy</privacy>.',
      words: 'I agree to the terms and the policy.',
      links: ['/terms', '/privacy'],
    },
    {
      rule: 'in another order, at the very beginning',
      text: '<privacy>方針</privacy>と<terms>規約</terms>に同意',
      words: '方針と規約に同意',
      links: ['/privacy', '/terms'],
    },
    { rule: 'none at all', text: 'Plain words', words: 'Plain words', links: [] },
    { rule: 'an unknown tag stays words', text: 'a <b>bold</b> word', words: 'a bold word', links: [] },
    { rule: 'a tag that is not closed stays as it is', text: 'a <terms>b', words: 'a <terms>b', links: [] },
    { rule: 'nothing', text: '', words: '', links: [] },
  ])('$rule', ({ text, words, links }) => {
    expect(show(text)).toHaveTextContent(words);
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  });

  it('reads nothing as HTML', () => {
    const container = show('<terms>x</terms> <img src=x onerror=alert(1)>');

    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
  });
});
