import { createHash } from 'node:crypto';

import { aRelease } from '../../releases/remotes/release-folder.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';

let current: TestSite | null = null;
beforeAll(async () => {
  current = await aSite([aRelease('mfe-exchange', '1.1.0')]);
});
afterAll(() => current?.close());

const get = async (url: string) => {
  const reply = await current?.server.app.inject({ url });
  return { body: reply?.body ?? '', headers: reply?.headers ?? {} };
};

describe('a composed page', () => {
  it('contains the styles of its first paint, which its policy allows, and waits for no style sheet', async () => {
    const { body, headers } = await get('/exchange');
    const style = /<style>(.*?)<\/style>/.exec(body)?.[1] ?? '';
    expect(style).toBe('body{margin:0}h1{color:green}');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    const [, template, noscript] =
      /<template id="style-sheets">(.*?)<\/template>\n<noscript>(.*?)<\/noscript>/.exec(body) ?? [];
    expect(template?.match(/ href="[^"]+"/g)).toEqual([
      ' href="/shell/1.0.0-abc/browser/main.css"',
      ' href="/remotes/mfe-exchange/1.1.0/browser/main.css"',
    ]);
    expect(template?.match(/integrity="sha384-/g)).toHaveLength(2);
    expect(noscript).toBe(template);
    expect(body.match(/rel="stylesheet"/g)).toHaveLength(4);
  });

  it('waits for its style sheets if a partner’s colours follow them', async () => {
    const { body, headers } = await get('/embed?backgroundColor=112233');
    expect(body).not.toContain('<style>');
    expect(body).not.toContain('<noscript>');
    expect(body).toMatch(/main\.css.*id="widget-colours"/s);
    expect(headers['content-security-policy']).toContain("style-src 'self';");
  });
});
