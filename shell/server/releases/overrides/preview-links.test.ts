import { signText } from '../../http/security/index.ts';
import { createPreviewLinks, PREVIEW_MS } from './preview-links.ts';

const SECRET = 's'.repeat(32);
const SHOWN = { remote: 'mfe-swap', version: '1.2.0-2bf3' };
const OVERRIDE = { rev: null, remotes: [{ name: 'mfe-swap', version: '1.2.0-2bf3' }] };

describe('createPreviewLinks', () => {
  it.each([
    { rule: 'at once', afterMs: 0, read: OVERRIDE },
    { rule: 'just before seven days', afterMs: PREVIEW_MS - 1, read: OVERRIDE },
    { rule: 'after seven days', afterMs: PREVIEW_MS, read: null },
  ])('a token used $rule', ({ afterMs, read }) => {
    let nowMs = 1000;
    const links = createPreviewLinks(SECRET, () => nowMs);
    const { token, expiresAtMs } = links.create(SHOWN);
    expect(expiresAtMs).toBe(1000 + PREVIEW_MS);
    nowMs += afterMs;
    expect(links.read(token)).toEqual(read);
  });

  const good = createPreviewLinks(SECRET, () => 0).create(SHOWN).token;
  it.each([
    { rule: 'an empty text', token: '' },
    { rule: 'another version', token: good.replace('1.2.0', '1.3.0') },
    { rule: 'a later end', token: `z${good}` },
    {
      rule: 'a token of another site',
      token: createPreviewLinks('x'.repeat(32), () => 0).create(SHOWN).token,
    },
    {
      rule: 'a text signed for another purpose',
      token: signText({ secret: SECRET, purpose: 'operator session' }, 'zzzzzzzzzz~mfe-swap@1.2.0-2bf3'),
    },
  ])('refuses $rule', ({ token }) => {
    expect(createPreviewLinks(SECRET, () => 0).read(token)).toBeNull();
  });
});
