import { signText } from '../../http/security/index.ts';
import { createPreviewLinks, PREVIEW_MS } from './preview-links.ts';

const SECRET = 's'.repeat(32);
const SHOWN = { remote: 'mfe-swap', version: '1.2.0-2bf3' };
const ISSUER = { id: '0123456789ab', expiresAt: new Date(30 * 86_400_000).toISOString() };
const PREVIEW = {
  override: { rev: null, remotes: [{ name: 'mfe-swap', version: '1.2.0-2bf3' }] },
  remote: 'mfe-swap',
  tokenId: ISSUER.id,
};

describe('createPreviewLinks', () => {
  it.each([
    { rule: 'at once', afterMs: 0, read: PREVIEW },
    { rule: 'just before seven days', afterMs: PREVIEW_MS - 1, read: PREVIEW },
    { rule: 'after seven days', afterMs: PREVIEW_MS, read: null },
  ])('a token used $rule', ({ afterMs, read }) => {
    let nowMs = 1000;
    const links = createPreviewLinks(SECRET, () => nowMs);
    const { token, expiresAtMs } = links.create(SHOWN, ISSUER);
    expect(expiresAtMs).toBe(1000 + PREVIEW_MS);
    nowMs += afterMs;
    expect(links.read(token)).toEqual(read);
  });

  it('ends with the token that made it, if that is earlier', () => {
    let nowMs = 0;
    const links = createPreviewLinks(SECRET, () => nowMs);
    const { token, expiresAtMs } = links.create(SHOWN, {
      ...ISSUER,
      expiresAt: new Date(1000).toISOString(),
    });
    nowMs = 1000;
    expect([expiresAtMs, links.read(token)]).toEqual([1000, null]);
  });

  const good = createPreviewLinks(SECRET, () => 0).create(SHOWN, ISSUER).token;
  it.each([
    { rule: 'an empty text', token: '' },
    { rule: 'another version', token: good.replace('1.2.0', '1.3.0') },
    { rule: 'a later end', token: `z${good}` },
    {
      rule: 'a token of another site',
      token: createPreviewLinks('x'.repeat(32), () => 0).create(SHOWN, ISSUER).token,
    },
    {
      rule: 'a link without the token that made it',
      token: signText({ secret: SECRET, purpose: 'preview link' }, 'zzzzzzzz~mfe-swap@1.2.0-2bf3'),
    },
    {
      rule: 'a text signed for another purpose',
      token: signText({ secret: SECRET, purpose: 'operator session' }, 'zzzzzzzzzz~mfe-swap@1.2.0-2bf3'),
    },
  ])('refuses $rule', ({ token }) => {
    expect(createPreviewLinks(SECRET, () => 0).read(token)).toBeNull();
  });
});
