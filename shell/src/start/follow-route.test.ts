/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';

import { createRouteFollower } from './follow-route';

const PAGE = `
  <header><details open><summary>Menu</summary></details></header>
  <details name="another" open><summary>Questions</summary></details>
  <main id="main"></main>
  <div id="coinlane-live-region" role="status"></div>`;

const opened = { isNewPage: true, slot: 'mfe-listing' };
const scrolls: unknown[] = [];
const main = (): HTMLElement => screen.getByRole('main');

const followers: ReturnType<typeof createRouteFollower>[] = [];
const aFollower = (): ReturnType<typeof createRouteFollower> => {
  const follow = createRouteFollower(document);
  followers.push(follow);
  return follow;
};

const showHeading = (text: string): void => {
  const heading = document.createElement('h1');
  heading.textContent = text;
  main().replaceChildren(heading);
};

beforeEach(() => {
  document.body.innerHTML = PAGE;
  document.title = 'Currencies';
  scrolls.length = 0;
  window.scrollTo = (...to: unknown[]) => void scrolls.push(to);
});

/** Removes the main element, so that nothing is announced in the next test. */
afterEach(() => {
  document.body.innerHTML = '';
  for (const follow of followers.splice(0)) follow(opened);
});

describe('the route follower', () => {
  it('focuses the heading of the new page and announces its title', async () => {
    showHeading('Currencies');
    aFollower()(opened);
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Currencies'));
    expect(scrolls).toEqual([[0, 0]]);
  });

  it('waits for the heading of a remote that is still loading', async () => {
    aFollower()(opened);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    showHeading('Currencies');
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Currencies'));
  });

  it('announces a title that the remote sets after its heading', async () => {
    showHeading('Blog');
    aFollower()(opened);
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    document.title = 'Blog of Coinlane';
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Blog of Coinlane'));
  });

  it('stops waiting for a page that was left before its heading appeared', async () => {
    const follow = aFollower();
    follow(opened);
    await new Promise((resolve) => setTimeout(resolve, 50));
    follow(opened);
    showHeading('Blog');
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Currencies'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.getByRole('status').textContent).toBe('Currencies');
  });

  it('does not focus a page that is left within the same frame', async () => {
    main().innerHTML = '<div data-slot="mfe-listing"><h1>Currencies</h1></div>';
    const follow = aFollower();
    follow(opened);
    follow({ isNewPage: true, slot: 'mfe-exchange' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.body).toHaveFocus();
  });

  it('keeps the focus when only the query changes', async () => {
    showHeading('Currencies');
    aFollower()({ isNewPage: false, slot: null });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.body).toHaveFocus();
    expect(scrolls).toEqual([]);
  });

  it('ignores the heading of the remote that is being left', async () => {
    main().innerHTML = '<div data-slot="mfe-exchange"><h1>Exchange</h1></div>';
    aFollower()(opened);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.body).toHaveFocus();
    main().innerHTML = '<div data-slot="mfe-listing"><h1>Currencies</h1></div>';
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Currencies' })).toHaveFocus());
  });

  it('focuses a heading that replaces the first one', async () => {
    showHeading('Exchange');
    aFollower()(opened);
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    showHeading('Bitcoin to Ethereum');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Bitcoin to Ethereum' })).toHaveFocus());
  });

  it('keeps a focus that the visitor moved meanwhile', async () => {
    showHeading('Exchange');
    aFollower()(opened);
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    showHeading('Another');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(field).toHaveFocus();
  });

  it('closes only the menus of the header', () => {
    aFollower()({ isNewPage: false, slot: null });
    const [menu, questions] = document.querySelectorAll('details');
    expect(menu).not.toHaveAttribute('open');
    expect(questions).toHaveAttribute('open');
  });
});
