/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';

import { createRouteFollower } from './follow-route';

const PAGE = `
  <details name="chrome-menu" open><summary>Menu</summary></details>
  <details name="another" open><summary>Questions</summary></details>
  <main id="main"></main>
  <div id="coinlane-live-region" role="status"></div>`;

/** A title that stays the same is said after a while. */
const SOON = { timeout: 4_000 };
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

/** A page without a main part: nothing is waited for, and nothing said into the next test. */
afterEach(() => {
  document.body.innerHTML = '';
  for (const follow of followers.splice(0)) follow(opened);
});

describe('the route follower', () => {
  it('moves the focus to the heading of the new page and says its title', async () => {
    showHeading('Currencies');
    aFollower()(opened);
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Currencies'), SOON);
    expect(scrolls).toEqual([[0, 0]]);
  });

  it('waits for the heading of a remote that is still loading', async () => {
    aFollower()(opened);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    showHeading('Currencies');
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Currencies'), SOON);
  });

  it('says the title that the remote writes a moment after its heading', async () => {
    showHeading('Blog');
    aFollower()(opened);
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    document.title = 'Blog of Coinlane';
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Blog of Coinlane'));
  });

  it('no longer waits for a page that was left before its heading came', async () => {
    const follow = aFollower();
    follow(opened);
    await new Promise((resolve) => setTimeout(resolve, 50));
    follow(opened);
    showHeading('Blog');
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Currencies'), SOON);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.getByRole('status').textContent).toBe('Currencies');
  });

  it('gives nothing the focus for a page that is left within the same frame', async () => {
    main().innerHTML = '<div data-slot="mfe-listing"><h1>Currencies</h1></div>';
    const follow = aFollower();
    follow(opened);
    follow({ isNewPage: true, slot: 'mfe-exchange' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.body).toHaveFocus();
  });

  it('leaves the focus where it is when only the query changed', async () => {
    showHeading('Currencies');
    aFollower()({ isNewPage: false, slot: null });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.body).toHaveFocus();
    expect(scrolls).toEqual([]);
  });

  it('passes over the heading of the remote that is being left', async () => {
    main().innerHTML = '<div data-slot="mfe-exchange"><h1>Exchange</h1></div>';
    aFollower()(opened);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.body).toHaveFocus();
    main().innerHTML = '<div data-slot="mfe-listing"><h1>Currencies</h1></div>';
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Currencies' })).toHaveFocus());
  });

  it('follows a heading that is put in the place of the first one', async () => {
    showHeading('Exchange');
    aFollower()(opened);
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    showHeading('Bitcoin to Ethereum');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Bitcoin to Ethereum' })).toHaveFocus());
  });

  it('leaves the focus to a visitor who has moved it meanwhile', async () => {
    showHeading('Exchange');
    aFollower()(opened);
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    showHeading('Another');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(field).toHaveFocus();
  });

  it("closes the chrome's menus and no other", () => {
    aFollower()({ isNewPage: false, slot: null });
    const [menu, questions] = document.querySelectorAll('details');
    expect(menu).not.toHaveAttribute('open');
    expect(questions).toHaveAttribute('open');
  });
});
