/** @jest-environment browser */
import { DEFAULT_WIDGET } from '@coinlane/shared-contracts/widget';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';
import { memoryStorage } from '@coinlane/shared-ui/testing';

import { aRequest } from '../../app/fragment-request.fixture';
import { mountPropsOf } from '../../app/mount-props.fixture';
import { widgetAddress } from './widget-address';
import { widgetProps } from './widget-props';

const propsOf = (change: Parameters<typeof mountPropsOf>[1] = {}, settings = DEFAULT_WIDGET) =>
  widgetProps(mountPropsOf(aRequest('/embed'), { isSignedIn: () => true, ...change }), settings);

describe('the props of a widget', () => {
  it('start at the exchange with the partner’s settings, whatever the frame’s address', () => {
    const { navigation } = propsOf({}, { ...DEFAULT_WIDGET, from: 'btc', to: 'eth' });
    expect(navigation.location()).toEqual({
      pathname: '/exchange',
      search: '?from=btc&to=eth&amount=0.1',
      hash: '',
    });
  });

  it('open an order in memory, without writing an address', () => {
    const { navigation } = propsOf();
    const heard: string[] = [];
    const stop = navigation.listen(({ pathname }) => heard.push(pathname));
    navigation.replace('/exchange?from=ltc');
    navigation.push('/exchange/txs/a1b2c3');
    stop();
    navigation.push('/exchange');
    expect(heard).toEqual(['/exchange/txs/a1b2c3']);
    expect(navigation.location().pathname).toBe('/exchange');
  });

  it.each([
    { language: 'de', href: '/de/terms-of-use' },
    { language: 'en', href: '/terms-of-use' },
  ] as const)("lead out in the widget's language: $href", ({ language, href }) => {
    expect(propsOf({ language }).navigation.href('/terms-of-use')).toBe(href);
  });

  it('have the partner’s link ID instead of the user’s', () => {
    const storage = memoryStorage({ linkId: 'of-the-visitor' });
    expect(propsOf({ storage }).storage.read('linkId')).toBeNull();
    expect(propsOf({ storage }, { ...DEFAULT_WIDGET, link_id: 'partner' }).storage.read('linkId')).toBe(
      'partner',
    );
  });

  it('have separate drafts, and one list of orders', () => {
    const storage = memoryStorage({ 'exchange-draft': 'mine', transactions: '["a1"]' });
    const props = propsOf({ storage });
    expect([props.storage.read('exchange-draft'), props.storage.read('transactions')]).toEqual([
      null,
      '["a1"]',
    ]);
    props.storage.write('exchange-draft', 'in the widget');
    expect(storage.read('exchange-draft')).toBe('mine');
    props.storage.remove('exchange-draft');
    expect(storage.read('exchange-draft')).toBe('mine');
  });

  it.each([
    { rule: 'of a plain widget', topUpAddress: null, topUpExtraId: null },
    { rule: 'of another recipient', topUpAddress: 'rOther', topUpExtraId: null },
    { rule: 'of another extra ID', topUpAddress: 'rOwn', topUpExtraId: '7' },
  ])('have no draft $rule if the recipient is fixed', ({ topUpAddress, topUpExtraId }) => {
    const storage = memoryStorage();
    const of = (change: Partial<WidgetSettings>) =>
      propsOf({ storage }, { ...DEFAULT_WIDGET, topUpMode: true, ...change }).storage;
    of({ topUpAddress, topUpExtraId }).write('exchange-draft', 'typed there');
    expect(of({ topUpAddress: 'rOwn' }).read('exchange-draft')).toBeNull();
    of({ topUpAddress: 'rOwn' }).write('exchange-draft', 'typed here');
    expect(of({ topUpAddress: 'rOwn' }).read('exchange-draft')).toBe('typed here');
  });

  it('have no signed-in user', () => {
    expect(propsOf().isSignedIn?.()).toBe(false);
  });

  it('open other pages in a new tab', () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    propsOf().loadPage?.('https://pay.example/1');
    expect(open).toHaveBeenCalledWith('https://pay.example/1', '_blank', 'noopener');
  });
});

describe('widgetAddress', () => {
  it("names the language even if it is English, and keeps the host's origin", () => {
    expect(widgetAddress({ ...DEFAULT_WIDGET, from: 'btc' }, { hash: '#host=x' })).toBe(
      '/embed?from=btc&lang=en-US#host=x',
    );
  });
});
