import { isFramedPage } from './framed-page.rule.ts';

describe('isFramedPage', () => {
  it.each([
    { path: '/embed', framed: true },
    { path: '/embed/', framed: true },
    { path: '/', framed: false },
    { path: '/embed/colours.css', framed: false },
    { path: '/embedded', framed: false },
    { path: '/exchange', framed: false },
    { path: '/pro/embed', framed: false },
  ])('$path: $framed', ({ path, framed }) => {
    expect(isFramedPage(path)).toBe(framed);
  });
});
