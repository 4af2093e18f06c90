import { pageView } from './page-view.rule.ts';

describe('pageView', () => {
  it.each([
    { path: '/', isProduction: true, view: { _tag: 'Remote', remote: 'mfe-exchange' } },
    { path: '/currencies', isProduction: true, view: { _tag: 'Remote', remote: 'mfe-listing' } },
    { path: '/apps/rewards/7', isProduction: true, view: { _tag: 'App', remote: 'mfe-rewards' } },
    { path: '/404', isProduction: true, view: { _tag: 'NotFound' } },
    { path: '/no/such/page', isProduction: true, view: { _tag: 'NotFound' } },
    { path: '/ops', isProduction: true, view: { _tag: 'Ops' } },
    { path: '/__ui', isProduction: false, view: { _tag: 'Gallery' } },
    { path: '/__ui', isProduction: true, view: { _tag: 'NotFound' } },
  ])('$path shows $view._tag (production: $isProduction)', ({ path, isProduction, view }) => {
    expect(pageView(path, isProduction)).toEqual(view);
  });
});
