/** @jest-environment browser */
import { WIDGET_MESSAGE_SOURCE as source } from '@coinlane/shared-contracts/widget';

import { hostOriginOf, widgetHost } from './widget-host';
import type { FrameWindow } from './widget-host';

const PARTNER = 'https://partner.example';
const locationOf = (hash: string): Location => {
  window.history.replaceState(null, '', `/${hash}`);
  return window.location;
};

describe('the origin that a widget sends to', () => {
  it.each([
    {
      rule: 'the origin in the hash',
      hash: `#host=${encodeURIComponent(PARTNER)}`,
      referrer: '',
      origin: PARTNER,
    },
    { rule: "the referrer's origin", hash: '', referrer: `${PARTNER}/a/b?c`, origin: PARTNER },
    {
      rule: "the one in the hash before the referrer's",
      hash: `#host=${PARTNER}`,
      referrer: 'https://other.example/',
      origin: PARTNER,
    },
    { rule: 'none without either', hash: '', referrer: '', origin: null },
    { rule: 'none for an opaque origin', hash: '#host=data%3Atext%2Fhtml%2Cx', referrer: '', origin: null },
    { rule: 'none for a wildcard', hash: '#host=*', referrer: '', origin: null },
  ])('is $rule', ({ hash, referrer, origin }) => {
    expect(hostOriginOf({ location: locationOf(hash), document: { referrer } })).toBe(origin);
  });
});

/** A widget's window, the host page around it, and a function to send it messages. */
const aFrame = () => {
  const told: unknown[] = [];
  const listeners = new Set<EventListenerOrEventListenerObject>();
  const around = document.createElement('iframe');
  document.body.append(around);
  const parent = around.contentWindow;
  if (parent === null) throw new Error('no window');
  jest.spyOn(parent, 'postMessage').mockImplementation((...given: unknown[]) => void told.push(given));
  const page: FrameWindow = {
    parent,
    location: locationOf(`#host=${PARTNER}`),
    document: { referrer: '' },
    addEventListener: (_type: string, listener: EventListenerOrEventListenerObject) =>
      void listeners.add(listener),
    removeEventListener: (_type: string, listener: EventListenerOrEventListenerObject) =>
      void listeners.delete(listener),
  };
  const say = (data: unknown, init: MessageEventInit = {}): void => {
    const event = new MessageEvent('message', {
      data,
      source: parent,
      origin: window.location.origin,
      ...init,
    });
    for (const listener of listeners) if (typeof listener === 'function') listener(event);
  };
  return { page, told, say, listeners };
};

describe('widgetHost', () => {
  const configure = { source, type: 'configure', search: '?from=ltc' };

  it('sends to that origin only', () => {
    const { page, told } = aFrame();
    widgetHost(page).send({ type: 'resize', height: 640 });
    expect(told).toEqual([[{ source, type: 'resize', height: 640 }, PARTNER]]);
  });

  it('sends nothing outside a frame', () => {
    const { page, told } = aFrame();
    const alone: FrameWindow = { ...page, parent: window };
    widgetHost(Object.assign(alone, { parent: alone })).send({ type: 'resize', height: 640 });
    expect(told).toEqual([]);
  });

  it('receives settings of our configurator until it unsubscribes', () => {
    const { page, say, listeners } = aFrame();
    const heard: string[] = [];
    const stop = widgetHost(page).subscribe((search) => heard.push(search));
    say(configure);
    stop();
    expect(heard).toEqual(['?from=ltc']);
    expect(listeners.size).toBe(0);
  });

  it.each([
    { rule: 'of another origin', data: configure, init: { origin: PARTNER } },
    { rule: 'of another window', data: configure, init: { source: window } },
    { rule: 'of another format', data: { ...configure, type: 'status' }, init: {} },
  ])('ignores a message $rule', ({ data, init }) => {
    const { page, say } = aFrame();
    const heard: string[] = [];
    widgetHost(page).subscribe((search) => heard.push(search));
    say(data, init);
    expect(heard).toEqual([]);
  });
});
