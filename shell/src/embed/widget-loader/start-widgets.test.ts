/** @jest-environment browser */
import { WIDGET_MESSAGE_SOURCE } from '@coinlane/shared-contracts/widget';

import { startWidgets } from './start-widgets';
import { addressOf, SOURCE } from './widget-frame';

const SITE = 'https://coinlane.example';

const scriptOf = (src: string): HTMLScriptElement => Object.assign(document.createElement('script'), { src });

const started = (attributes = 'data-from="btc"') => {
  document.body.innerHTML = `<div data-coinlane-widget ${attributes}>Exchange at coinlane.example</div>`;
  startWidgets(scriptOf(`${SITE}/widget.js`));
  const place = document.querySelector<HTMLElement>('[data-coinlane-widget]');
  const frame = place?.querySelector('iframe');
  if (place == null || frame == null) throw new Error('no frame');
  const heard: unknown[] = [];
  for (const type of ['ready', 'resize', 'created', 'status'])
    place.addEventListener(`coinlane:${type}`, (event) => {
      if (event instanceof CustomEvent) heard.push(event.detail);
    });
  const say = (data: unknown, init: MessageEventInit = {}): void => {
    const event = { data, origin: SITE, source: frame.contentWindow, ...init };
    window.dispatchEvent(new MessageEvent('message', event));
  };
  return { place, frame, heard, say };
};

afterEach(() => {
  delete window.coinlaneWidget;
  document.body.replaceChildren();
});

describe('the script for third-party pages', () => {
  it('uses the message source of the contract', () => {
    expect(SOURCE).toBe(WIDGET_MESSAGE_SOURCE);
  });

  it.each([
    {
      rule: 'each attribute is a parameter',
      dataset: { from: 'btc', amountTo: '2' },
      search: '?from=btc&amountTo=2',
    },
    { rule: 'the link id has its own name', dataset: { linkId: 'a1' }, search: '?link_id=a1' },
    { rule: 'marker and title are not parameters', dataset: { coinlaneWidget: '', title: 'x' }, search: '' },
    { rule: 'an empty value', dataset: { from: 'a&to=b#c' }, search: '?from=a%26to%3Db%23c' },
  ])('$rule', ({ dataset, search }) => {
    const address = new URL(addressOf(SITE, dataset, 'https://partner.example'));
    expect([address.origin, address.pathname, address.search]).toEqual([SITE, '/embed', search]);
    expect(address.hash).toBe('#host=https%3A%2F%2Fpartner.example');
  });

  it('puts a named, sandboxed frame into each marked element, once', () => {
    const { place, frame } = started('data-lang="de-DE"');
    expect(frame.title).toBe('Krypto-Tausch');
    expect(frame.getAttribute('sandbox')).toMatch(/^allow-scripts allow-same-origin /);
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    window.coinlaneWidget?.scan();
    expect(place.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('fills later elements on request', () => {
    started();
    const later = document.createElement('div');
    later.dataset['coinlaneWidget'] = '';
    document.body.append(later);
    window.coinlaneWidget?.scan();
    expect(later.querySelector('iframe')).not.toBeNull();
  });

  it.each([
    { said: 640.2, height: '641px' },
    { said: 3, height: '120px' },
    { said: 1e9, height: '4000px' },
    { said: Number.NaN, height: '640px' },
    { said: '300', height: '640px' },
  ])('sets the height that the frame reports: $said', ({ said, height }) => {
    const { frame, say } = started();
    say({ source: SOURCE, type: 'resize', height: said });
    expect(frame.style.height).toBe(height);
  });

  it('dispatches events on the element, also after a listener threw', () => {
    const { place, heard, say } = started();
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    place.addEventListener('coinlane:created', () => {
      throw new Error('the host breaks');
    });
    const created = {
      source: SOURCE,
      type: 'created',
      transactionId: 'a1',
      fromTicker: 'btc',
      toTicker: 'eth',
    };
    const onError = (event: ErrorEvent): void => event.preventDefault();
    window.addEventListener('error', onError);
    say(created);
    say({ source: SOURCE, type: 'status', transactionId: 'a1', status: 'waiting' });
    window.removeEventListener('error', onError);
    expect(heard).toEqual([created, expect.objectContaining({ status: 'waiting' })]);
    complain.mockRestore();
  });

  it.each([
    {
      rule: 'from another origin',
      data: { source: SOURCE, type: 'created' },
      init: { origin: 'https://evil.example' },
    },
    { rule: 'from another window', data: { source: SOURCE, type: 'created' }, init: { source: window } },
    { rule: 'without a window', data: { source: SOURCE, type: 'created' }, init: { source: null } },
    { rule: 'from another source', data: { source: 'x', type: 'created' }, init: {} },
    { rule: 'of an unknown type', data: { source: SOURCE, type: 'configure' }, init: {} },
    { rule: 'that is invalid', data: 'created', init: {} },
  ])('ignores a message $rule', ({ data, init }) => {
    const { heard, say } = started();
    say(data, init);
    expect(heard).toEqual([]);
  });

  it('does nothing if its own site is unknown', () => {
    document.body.innerHTML = '<div data-coinlane-widget></div>';
    startWidgets(null);
    expect(document.querySelector('iframe')).toBeNull();
  });
});
