import { aRequest } from './app/fragment-request.fixture';
import { render } from './server';

describe('the fragment of __NAME__', () => {
  it.each(['__PATH__', '__PATH__/'])('renders %s whole', async (pathname) => {
    const { status, html, head } = await render(aRequest(pathname));
    expect(status).toBe(200);
    expect(html).toContain('nothing to do here yet');
    expect(head.title).toBe('__TITLE__ | Coinlane');
  });

  it('answers 404 for a page it does not have', async () => {
    const { status, html } = await render(aRequest('__PATH__/nonsense'));
    expect(status).toBe(404);
    expect(html).toContain('Page not found');
  });

  it('writes links with the language prefix of the page', async () => {
    const { html } = await render(aRequest('__PATH__', { basename: '/de' }));
    expect(html).toContain('href="/de/exchange"');
  });
});
