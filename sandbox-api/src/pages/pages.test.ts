import { escapeHtml, htmlPage } from './html.ts';
import { landingPage } from './landing-page.ts';

describe('pages', () => {
  it.each([
    { text: '<script>', html: '&lt;script&gt;' },
    { text: `a" onload='x'`, html: 'a&quot; onload=&#39;x&#39;' },
    { text: 'Tom & Jerry', html: 'Tom &amp; Jerry' },
    { text: '&lt;', html: '&amp;lt;' },
    { text: 'plain', html: 'plain' },
  ])('$text is escaped', ({ text, html }) => {
    expect(escapeHtml(text)).toBe(html);
  });

  it('state on every page that no real money is moved', () => {
    expect(htmlPage('Any', '')).toContain('No real money moves');
  });

  it('escape their title', () => {
    expect(htmlPage('<b>', '')).toContain('<title>&lt;b&gt;</title>');
  });

  it('list the services under the mount', () => {
    const page = landingPage('/somewhere');

    expect(
      ['/v1', '/v1.1', '/v2', '/account', '/content', '/__sandbox'].filter(
        (path) => !page.includes(`<code>/somewhere${path}</code>`),
      ),
    ).toEqual([]);
  });
});
