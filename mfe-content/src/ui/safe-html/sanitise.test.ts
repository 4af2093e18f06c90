/** @jest-environment browser */
import { XSS_PAYLOADS } from './xss-payloads.fixture';
import { sanitise } from '.';

const htmlOf = (html: string): string => {
  const place = document.createElement('div');
  place.append(sanitise(html));
  return place.innerHTML;
};

describe('sanitise (ADR 0021)', () => {
  it.each([
    {
      rule: 'text and lists stay',
      html: '<p>Hi <b>you</b></p><ul><li>a</li></ul>',
      is: '<p>Hi <b>you</b></p><ul><li>a</li></ul>',
    },
    {
      rule: 'a link opens in a new tab',
      html: '<a href="https://a.example" onclick="x()">a</a>',
      is: '<a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">a</a>',
    },
    { rule: 'no script', html: 'a<script>alert(1)</script>b', is: 'ab' },
    { rule: 'no handler', html: '<p onclick="alert(1)">a</p>', is: '<p>a</p>' },
    {
      rule: 'no image, no frame, no form',
      html: '<img src=x><iframe src=x></iframe><form><input></form>',
      is: '',
    },
    { rule: 'no style', html: '<p style="position:fixed" class="x" id="y">a</p>', is: '<p>a</p>' },
    {
      rule: 'no javascript: link',
      html: '<a href="javascript:alert(1)">a</a>',
      is: '<a target="_blank" rel="noopener noreferrer nofollow">a</a>',
    },
    {
      rule: 'no link into this page',
      html: '<a href="#x">a</a>',
      is: '<a target="_blank" rel="noopener noreferrer nofollow">a</a>',
    },
  ])('$rule', ({ html, is }) => {
    expect(htmlOf(html)).toBe(is);
  });

  it('is tested with more than 500 payloads', () => {
    expect(XSS_PAYLOADS.length).toBeGreaterThan(500);
  });

  it.each(XSS_PAYLOADS.map((payload, index) => ({ index, payload })))(
    'payload $index has no effect',
    ({ payload }) => {
      const place = document.createElement('div');
      place.append(sanitise(payload));
      const elements = [...place.querySelectorAll('*')];
      expect(
        elements
          .flatMap((element) => [...element.attributes].map(({ name }) => name))
          .filter((name) => name.startsWith('on')),
      ).toEqual([]);
      expect(
        place.querySelector('script, iframe, object, embed, svg, math, style, link, meta, base, form, img'),
      ).toBeNull();
      expect(
        [...place.querySelectorAll('a[href]')].filter(
          (link) => !/^(?:https?:|mailto:)/i.test(link.getAttribute('href') ?? ''),
        ),
      ).toEqual([]);
    },
  );
});
