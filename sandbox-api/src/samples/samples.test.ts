import { createHash } from 'node:crypto';

import { openSandbox } from '../testing/open-sandbox.ts';
import { SAMPLE_NAMES, samplePage, samplePolicy } from './sample-page.ts';

describe('the sample pages', () => {
  it('show the requested elements, under a policy that allows only our site', async () => {
    const sandbox = await openSandbox();
    const all = await sandbox.get('/samples/blocks');
    const two = await sandbox.get(
      '/samples/blocks?only=swap-page,contact-form,nothing&id=%22%3E%3Cscript%3E',
    );
    await sandbox.close();

    expect(SAMPLE_NAMES.filter((name) => !all.text.includes(name))).toEqual([]);
    expect(two.text).toContain('data-id="&quot;&gt;&lt;script&gt;"');
    expect(two.text).not.toContain('swap-stepper');
    expect(all.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  });

  it('give the bounty list data with payloads that must not run', () => {
    const page = samplePage({
      site: 'https://site.example',
      names: ['bounty-dropdown-list'],
      id: '',
      language: 'en',
      theme: 'light',
    });
    const data: unknown = JSON.parse(/id="bounty-dropdown-list-data">(.*?)<\/script>/.exec(page)?.[1] ?? '');
    expect(data).toEqual([
      {
        label: 'Translations',
        content:
          '<p>Ten tokens a <b>page</b>.</p><img src=x onerror="window.bountyRan=1">' +
          '<script>window.bountyRan=1</script><a href="javascript:window.bountyRan=1">more</a>',
      },
      { label: 'Bug reports', content: '<ul><li>Up to a thousand tokens</li></ul>' },
    ]);
  });

  it.each(['light', 'dark'] as const)(
    'let the %s page run our script and its own style, and nothing else',
    (theme) => {
      const policy = samplePolicy('https://site.example');
      const page = samplePage({ site: 'https://site.example', names: [], id: '', language: 'de', theme });
      const style = /<style>(.*)<\/style>/.exec(page)?.[1] ?? '';

      expect(policy).toContain('script-src https://site.example;');
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
      expect(style.includes('color-scheme:dark')).toBe(theme === 'dark');
      expect(page).toContain('<script src="https://site.example/blocks.js" defer></script>');
    },
  );
});
