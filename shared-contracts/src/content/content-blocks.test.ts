import * as E from 'fp-ts/lib/Either.js';

import { contentPageReply } from '../testing/index.ts';
import { plainText } from '../values/index.ts';
import { Blocks, contentPageEndpoint, ContentPageReply, postsEndpoint, sendReviewEndpoint } from './index.ts';

const decoded = (raw: unknown) => {
  const result = Blocks.decode(raw);
  return E.isRight(result) ? result.right : null;
};
const linkTo = (href: unknown) => ({
  type: 'paragraph',
  spans: [
    { type: 'text', text: 'See ' },
    { type: 'link', href, spans: [{ type: 'text', text: 'this' }] },
  ],
});

describe('the blocks of a text', () => {
  it('are decoded in full', () => {
    expect(decoded(contentPageReply.blocks)).toEqual(contentPageReply.blocks);
  });

  it.each([
    { what: 'an unknown kind', block: { type: 'video', src: '/x.mp4' } },
    { what: 'a heading of level 1', block: { type: 'heading', level: 1, id: 'x', spans: [] } },
    { what: 'HTML', block: { type: 'html', html: '<script>alert(1)</script>' } },
    { what: 'null', block: null },
  ])('$what is skipped, the others are kept', ({ block }) => {
    const [first] = contentPageReply.blocks;
    expect(decoded([block, first])).toEqual([first]);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    '',
    7,
  ])('a link to %j is skipped', (href) => {
    expect(decoded([linkTo(href)])).toEqual([{ type: 'paragraph', spans: [{ type: 'text', text: 'See ' }] }]);
  });

  it.each(['/exchange?from=btc', '#faq', 'https://example.org/', 'mailto:help@coinlane.example'])(
    'a link to %s is kept',
    (href) => {
      expect(decoded([linkTo(href)])).toEqual([linkTo(href)]);
    },
  );

  it('return their text without formatting', () => {
    const spans = [
      { type: 'text', text: 'a ' },
      { type: 'strong', spans: [{ type: 'em', spans: [{ type: 'code', text: 'b' }] }] },
    ] as const;
    expect(plainText(spans)).toBe('a b');
  });
});

describe('the calls of the content service', () => {
  it('request a page by its path, with each segment escaped', () => {
    expect(contentPageEndpoint.toRequest({ path: '/for-partners/a b?', locale: 'ja' })).toMatchObject({
      path: '/pages/for-partners/a%20b%3F',
      query: { locale: 'ja' },
    });
  });

  it('send only the filters that are set, in a request for posts', () => {
    expect(postsEndpoint.toRequest({ locale: 'en', page: 2, category: 'safety' }).query).toEqual({
      locale: 'en',
      page: '2',
      category: 'safety',
    });
  });

  it('send the captcha of a review with it', () => {
    const review = { orderId: 'a', rating: 5, text: 'Good', name: '', locale: 'en' };
    expect(sendReviewEndpoint.toRequest({ ...review, captcha: 'tok' }).body).toEqual({
      review,
      'g-recaptcha-response': 'tok',
    });
  });

  it('decode a page of an older service, without notices and related pages', () => {
    const { path, locale, languages, title, description, faq, blocks } = contentPageReply;
    const reply = ContentPageReply.decode({ path, locale, languages, title, description, faq, blocks });
    expect(E.isRight(reply) && reply.right).toMatchObject({
      notices: [],
      related: [],
      above: [],
      actions: [],
    });
  });
});
