import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';

import type { FragmentRequest, RenderFragment } from '@coinlane/shared-contracts/lifecycle';
import { fakeHttp } from '@coinlane/shared-contracts/testing';
import { LANGUAGES } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

/** The built server face, as the page composer loads it. */
const { render }: { readonly render: RenderFragment } = createRequire(import.meta.url)(
  '../dist/server/server.cjs',
);

const textsOf = (language: Language): Record<string, unknown> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../locales/${language}.json`), 'utf8'));

const aRequest = (pathname: string, language: Language): FragmentRequest => ({
  pathname,
  search: '',
  basename: language === 'en' ? '' : `/${language}`,
  language,
  messages: textsOf(language),
  isBot: false,
  config: {
    brand: 'Coinlane',
    supportEmail: 'support@swap.example',
    hostName: 'swap.example',
    isSandbox: true,
    isProduction: false,
    errorReportDsn: '',
  },
  http: fakeHttp({}),
});

for (const language of LANGUAGES)
  test(`the built page is rendered in ${language}`, async () => {
    const { status, html, head } = await render(aRequest('__PATH__', language));
    assert.equal(status, 200);
    assert.ok(html.includes(String(textsOf(language)['about'])), html);
    assert.equal(head.title, '__TITLE__ | Coinlane');
  });

test('a page it does not have is a 404', async () => {
  const { status } = await render(aRequest('__PATH__/nonsense', 'en'));
  assert.equal(status, 404);
});
