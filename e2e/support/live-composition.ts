import * as t from 'io-ts';
import type { Page } from '@playwright/test';

const PageData = t.type({
  revision: t.number,
  pins: t.array(
    t.type({
      name: t.string,
      stable: t.type({ version: t.string }),
      previous: t.array(t.type({ version: t.string })),
    }),
  ),
});

/** What a page loaded now is composed of: read from one. */
const ofFreshPage = async (origin: string): Promise<unknown> => {
  const html = await (await fetch(`${origin}/nope`)).text();
  const [, json = 'null'] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  const data: unknown = JSON.parse(json);
  if (!PageData.is(data)) throw new Error('a fresh page has no pins');
  const versions = data.pins.map(({ name, stable, previous }) => [
    name,
    [stable, ...previous].map(({ version }) => version),
  ]);
  return { revision: data.revision, pins: data.pins, versions: Object.fromEntries(versions) };
};

/** Answers `GET /composition` from a page of the same moment, where the server has no such answer. */
export const standInForComposition = async (page: Page, origin: string): Promise<void> => {
  await page.route('**/composition', async (route) => {
    const reply = await route.fetch();
    if (reply.ok() || reply.status() === 304) return route.fulfill({ response: reply });
    return route.fulfill({ json: await ofFreshPage(origin) });
  });
};
