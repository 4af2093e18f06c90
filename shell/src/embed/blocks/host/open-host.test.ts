/** @jest-environment browser */
import english from '../../../../locales/en.json';
import { aPin } from '../../../remotes/composition/pins.fixture';
import { aConfig } from '../../../testing';
import { openHost } from './open-host';

const SITE = 'https://coinlane.example';
const file = (url: string) => ({ url, integrity: `sha384-${url}` });

const aPage = (change: object = {}) => ({
  language: 'en',
  revision: 3,
  config: aConfig(),
  pins: [{ ...aPin('2'), name: 'mfe-swap', namespace: 'swap' }],
  host: {
    scripts: [file('/shell/1/host.js')],
    styles: [file('/shell/1/host.css')],
    lazyFiles: [],
  },
  messages: { slot: english.slot },
  serverTime: 0,
  ...change,
});

const facts = (name: string) => ({ name, attributes: {}, data: null });

const aPlace = (): HTMLElement => document.body.appendChild(document.createElement('div'));

const sheetsOf = (place: HTMLElement): readonly HTMLLinkElement[] => [
  ...(place.shadowRoot?.querySelectorAll('link') ?? []),
];

/** Marks style sheets as loaded: jsdom does not load them. */
const bringStyles = async (place: HTMLElement): Promise<void> => {
  for (const sheet of sheetsOf(place)) sheet.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
};

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

describe('openHost', () => {
  it.each([null, {}, aPage({ pins: 'none' }), aPage({ host: null })])(
    'refuses an invalid page: %#',
    (page) => {
      expect(() => openHost({ site: SITE, page })).toThrow('invalid reply of /blocks/page');
    },
  );

  it('puts the style sheets of host and remote into a shadow tree, from our site and with their hashes', () => {
    const place = aPlace();
    openHost({ site: SITE, page: aPage() })(facts('swap-stepper'), place);

    expect(sheetsOf(place).map(({ href, integrity, crossOrigin }) => [href, integrity, crossOrigin])).toEqual(
      [[`${SITE}/shell/1/host.css`, 'sha384-/shell/1/host.css', 'anonymous']],
    );
    expect(document.head.childElementCount).toBe(0);
  });

  it('loads the entry of the pinned version from our site, with its hash', async () => {
    const place = aPlace();
    openHost({ site: SITE, page: aPage() })(facts('swap-stepper'), place);
    await bringStyles(place);

    const script = document.head.querySelector('script');
    expect([script?.src, script?.integrity]).toEqual([`${SITE}/remotes/mfe-listing/2/entry.js`, 'sha384-2']);
  });

  it('knows the hash of each file it may run, and of no other', () => {
    openHost({ site: SITE, page: aPage() });

    const { coinlaneIntegrity } = globalThis;
    expect(coinlaneIntegrity?.(`${SITE}/shell/1/host.js`)).toBe('sha384-/shell/1/host.js');
    expect(coinlaneIntegrity?.('https://other.example/shell/1/host.js')).toBe('');
  });

  it('shows an error for a block without a remote, in the language of the page', async () => {
    const place = aPlace();
    const take = openHost({ site: SITE, page: aPage({ pins: [] }) })(facts('swap-stepper'), place);
    await bringStyles(place);
    expect(place.shadowRoot?.querySelector('[role="alert"]')?.textContent).toBe(english.slot.missing);

    take();
    expect(place.shadowRoot?.querySelector('[role="alert"]')).toBeNull();
  });

  it('mounts nothing if the block was removed while its styles were loading', async () => {
    const place = aPlace();
    const take = openHost({ site: SITE, page: aPage() })(facts('swap-stepper'), place);
    take();
    await bringStyles(place);

    expect(document.head.querySelector('script')).toBeNull();
  });
});
