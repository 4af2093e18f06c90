/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { showOnStage } from '../../app/stage.fixture';
import { bitcoin, ethereum, tetherOnTron } from '../../domain/currency/listed-currency.fixture';
import { contentOf } from '../../domain/listing-content';
import { coinPairs, listingData } from '../../domain/listing-content/listing-data.fixture';
import { listingPageAt } from '../../domain/listing-page';
import { AllCurrenciesScreen } from './all-currencies.screen';
import { PairsFromScreen } from './pairs-from.screen';

const data = listingData({
  currencies: [bitcoin, ethereum, tetherOnTron],
  pairs: coinPairs({ currencies: [ethereum, tetherOnTron], validLinks: ['ethereum'] }),
});

const pairsFrom = listingPageAt('/from-bitcoin', '');
const allExchange = listingPageAt('/all-currencies-exchange', '');

type Seen = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

/** A browser in which the test scrolls. The content of a closed group is not rendered, so it never intersects. */
const scrollingBrowser = () => {
  const targets: Element[] = [];
  let seen: Seen = () => undefined;
  class Observer {
    readonly disconnect = jest.fn();
    constructor(callback: Seen) {
      seen = callback;
    }
    observe(target: Element): void {
      targets.push(target);
    }
  }
  Reflect.set(globalThis, 'IntersectionObserver', Observer);
  const isRendered = (target: Element): boolean =>
    target.parentElement?.closest('details:not([open])') === null;
  return (place: Element): void =>
    act(() =>
      seen(
        targets.map((target) => ({ target, isIntersecting: isRendered(target) && target.contains(place) })),
      ),
    );
};

const showPairs = (): void => {
  const content = contentOf(pairsFrom, data);
  if (content._tag === 'PairsFrom') showOnStage(<PairsFromScreen page={pairsFrom} content={content} />);
};

const showAll = (): void => {
  const content = contentOf(allExchange, data);
  if (content._tag === 'AllCurrencies')
    showOnStage(<AllCurrenciesScreen page={allExchange} content={content} />);
};

describe('the coin pairs page (spec §2 "Coin pairs page")', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  it('shows the breadcrumbs in the order of the spec', () => {
    showPairs();

    const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Main', 'Currencies', 'All currencies to exchange', 'Pairs from Bitcoin (BTC)']);
  });

  it('links each letter of the bar to its group', () => {
    showPairs();

    for (const letter of ['E', 'T']) {
      const link = screen.getByRole('link', { name: letter });
      expect(link).toHaveAttribute('href', `#${letter}`);
      expect(document.getElementById(letter)).toHaveTextContent('Bitcoin (BTC) to');
    }
  });

  it('has its groups closed, with their number of links, until a letter is chosen', async () => {
    showPairs();
    const pair = () => screen.getByRole('link', { name: 'Bitcoin (BTC) to Ethereum (ETH)' });
    expect(pair()).not.toBeVisible();
    expect(
      screen.getAllByRole('group').map(({ firstElementChild }) => firstElementChild?.textContent),
    ).toEqual(['E1 currency', 'T1 currency']);

    await userEvent.setup().click(screen.getByRole('link', { name: 'E' }));

    expect(pair()).toBeVisible();
  });

  it('highlights the letter of the group that is scrolled to, also of a closed one', () => {
    const scrollTo = scrollingBrowser();
    showPairs();
    for (const letter of ['E', 'T']) {
      scrollTo(screen.getByRole('heading', { level: 2, name: letter }));
      const current = screen.getAllByRole('link', { current: 'location' });
      expect(current.map(({ textContent }) => textContent)).toEqual([letter]);
    }
  });

  it('scrolls its bar to the active letter, without moving the page', () => {
    const sizes = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(600);
    const scrollTo = scrollingBrowser();
    showPairs();
    const bar = within(screen.getByRole('navigation', { name: 'Letters' })).getByRole('list');
    Object.defineProperty(bar, 'clientWidth', { value: 300 });
    expect(bar.scrollLeft).toBe(0);

    scrollTo(screen.getByRole('heading', { level: 2, name: 'T' }));

    // the middle of the bar
    expect(bar.scrollLeft).toBe(450);
    sizes.mockRestore();
  });

  it('links valid pairs to their page, and the others with nofollow', () => {
    showPairs();

    expect(screen.getByRole('link', { name: 'Bitcoin (BTC) to Ethereum (ETH)' })).toHaveAttribute(
      'rel',
      'dofollow',
    );
    expect(screen.getByRole('link', { name: 'Bitcoin (BTC) to Tether (USDT, TRON)' })).toHaveAttribute(
      'rel',
      'nofollow noopener noreferrer',
    );
  });
});

describe('the lists of all currencies (spec §2 "view all")', () => {
  it('links each currency to its pairs', () => {
    showAll();

    expect(screen.getByRole('link', { name: 'Tether (USDT, TRON)' })).toHaveAttribute(
      'href',
      '/from-tether-trc20',
    );
  });
});
