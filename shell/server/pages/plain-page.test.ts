import { createHash } from 'node:crypto';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { overridePage } from './compose/override-page.ts';
import { unavailablePage } from './compose/unavailable-page.ts';
import { plainPage, plainPolicy } from './plain-page.ts';
import { workerWords } from './service-worker/index.ts';

const hashOf = (source: string | undefined): string =>
  `'sha256-${createHash('sha256')
    .update(source ?? '')
    .digest('base64')}'`;

describe('a plain page', () => {
  const script = 'document.title = "x"';
  const page = plainPage({ language: 'de', brand: 'A & B', title: '<i>', body: '<p>text</p>', script });

  it('contains its texts, escaped, and its HTML', () => {
    expect(page).toContain('<title>&lt;i&gt; · A &amp; B</title>');
    expect(page).toContain('<h1>&lt;i&gt;</h1><p>text</p></main>');
    expect(page).toContain('<html lang="de">');
  });

  it('has a policy that allows exactly its style and its script', () => {
    const policy = plainPolicy({ script });
    expect(policy).toContain(`style-src ${hashOf(/<style>(.*?)<\/style>/s.exec(page)?.[1])};`);
    expect(policy).toContain(`script-src ${hashOf(script)};`);
    expect(plainPolicy()).not.toContain('script-src');
  });

  it('breaks lines of Japanese between phrases, and of Korean between words', () => {
    expect(page).toContain(':lang(ja){line-break:strict;word-break:auto-phrase}');
    expect(page).toContain(':lang(ko){word-break:keep-all}');
  });

  it('gives words of two lines on a button their space', () => {
    const [, button] = /main>a,button\{(.*?)\}/.exec(page) ?? [];
    expect(button).toContain('padding:.625rem 1.5rem;');
    expect(button).toContain('text-align:center;');
  });

  it('is what a visitor reads while the site is busy', () => {
    const busy = unavailablePage('en', { brand: 'A & B', supportEmail: 'help@example.com' });
    expect(busy).toContain('<h1>A &amp; B is busy</h1>');
    expect(busy).toContain('<style>');
    expect(busy).toContain('<a href="">Try again</a>');
  });

  it.each(LANGUAGES)('is in the language of the page: %s', (language) => {
    const texts = workerWords(language);
    const busy = unavailablePage(language, { brand: 'A', supportEmail: 'help@example.com' });
    expect(busy).toContain(`<html lang="${language}">`);
    expect(busy).toContain(texts.busy.text);
    expect(busy).toContain(`<h1>${texts.busy.title.replace('{brand}', 'A')}</h1>`);
    const problem = { words: 'no <such> version', stay: '/a', clear: '/a?mfe=' };
    const override = overridePage(language, 'A', problem);
    expect(override).toContain(`<html lang="${language}">`);
    expect(override).toContain('<p role="alert" lang="en">no &lt;such&gt; version</p>');
    for (const text of Object.values(texts.override)) expect(override).toContain(text);
  });
});
