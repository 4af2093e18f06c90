import { aRequest } from './app/fragment-request.fixture';
import { PRO_PATHS } from './domain/pro-page';
import { render } from './server';

const pathOf = (pattern: string): string => pattern.replace(/:\w+/, '50727663e5d9a4');

describe('the fragment of the pro area', () => {
  it.each(PRO_PATHS)('renders $path completely, with noindex', async ({ path }) => {
    const { status, html, head } = await render(aRequest(pathOf(path)));

    expect(status).toBe(200);
    expect(html).toMatch(/<h1[ >]/);
    expect(html).toContain('Pages of this area');
    expect(html).toContain('Signing in needs JavaScript');
    expect(head.robots).toBe('noindex');
    expect(head.title).toMatch(/ \| Coinlane$/);
  });

  it('answers 404 for an unknown page', async () => {
    const { status, html } = await render(aRequest('/pro/nonsense'));

    expect(status).toBe(404);
    expect(html).toContain('Page not found');
  });

  it('writes links with the language prefix of the page', async () => {
    const { html } = await render(aRequest('/pro', { basename: '/de' }));

    expect(html).toContain('href="/de/pro/exchange"');
    expect(html).toContain('href="/de/pro/plans"');
  });

  it('can be cached: it is the same for all users', async () => {
    expect((await render(aRequest('/pro'))).isCacheable).toBe(true);
  });
});
