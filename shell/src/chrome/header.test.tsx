/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { aConfig, aShell, fakeBrowser, InShell } from '../testing';
import { Header } from './header';

const renderHeader = (pathname: string, shell = aShell()) =>
  render(
    <InShell shell={shell}>
      <Header pathname={pathname} />
    </InShell>,
  );

/** Wide navigation. The narrow one has the same links in its menu. */
const mainNavigation = () =>
  within(screen.getAllByRole('navigation', { name: 'Main navigation' })[0] as HTMLElement);

describe('Header', () => {
  it('links to the main pages with plain links', () => {
    renderHeader('/');
    const links = mainNavigation().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Exchange', '/exchange'],
      ['Currencies', '/currencies'],
      ['Token swap', '/swap'],
      ['Blog', '/blog'],
      ['For partners', '/for-partners'],
    ]);
  });

  it('has the same links and the orders in the menu of narrow screens', () => {
    renderHeader('/');
    const [wide, narrow] = ['Main navigation', 'Menu'].map((name) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    expect(narrow).toEqual([...(wide ?? []), '/exchange/history']);
  });

  it('includes the language prefix in every link (spec §2 "Language prefix")', () => {
    renderHeader('/', aShell({ language: 'de' }));
    expect(mainNavigation().getByRole('link', { name: 'Currencies' })).toHaveAttribute(
      'href',
      '/de/currencies',
    );
    expect(screen.getByRole('link', { name: 'Coinlane, home' })).toHaveAttribute('href', '/de');
  });

  it.each([
    { pathname: '/blog', current: ['Blog'] },
    { pathname: '/blog/what-is-a-swap', current: ['Blog'] },
    { pathname: '/', current: ['Exchange'] },
    { pathname: '/blogger', current: [] },
    { pathname: '/exchange/history', current: [] },
  ])('marks the current page: $pathname', ({ pathname, current }) => {
    renderHeader(pathname);
    const marked = mainNavigation()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.textContent)).toEqual(current);
  });

  it('links to the same page in the nine languages, with their native names', () => {
    renderHeader('/blog/page/2', aShell({ language: 'de' }));
    const links = LANGUAGES.map((language) => document.querySelector(`a[hreflang="${language}"]`));
    expect(links.map((link) => link?.getAttribute('href'))).toEqual([
      '/blog/page/2',
      '/ru/blog/page/2',
      '/ko/blog/page/2',
      '/pt/blog/page/2',
      '/de/blog/page/2',
      '/es/blog/page/2',
      '/fr/blog/page/2',
      '/ja/blog/page/2',
      '/id/blog/page/2',
    ]);
    expect(links.map((link) => link?.getAttribute('lang'))).toEqual([...LANGUAGES]);
    expect(links.map((link) => link?.textContent)).toEqual([
      ...['English', 'Русский', '한국어', 'Português', 'Deutsch', 'Español', 'Français', '日本語'],
      'Bahasa Indonesia',
    ]);
    expect(
      links.filter((link) => link?.hasAttribute('aria-current')).map((link) => link?.textContent),
    ).toEqual(['Deutsch']);
  });

  it('keeps the query when the language is switched', () => {
    window.history.replaceState(null, '', '/exchange?from=btc&to=eth');
    renderHeader('/exchange');
    expect(document.querySelector('a[hreflang="fr"]')).toHaveAttribute(
      'href',
      '/fr/exchange?from=btc&to=eth',
    );
    window.history.replaceState(null, '', '/');
  });

  it('closes its menu when the sign-in dialog is opened from there, and keeps the focus', async () => {
    const user = userEvent.setup();
    renderHeader('/', aShell({ browser: fakeBrowser() }));
    const opener = document.querySelector<HTMLElement>('header summary');
    if (opener === null) throw new Error('no menu');
    await user.click(opener);
    expect(opener.parentElement).toHaveAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(opener.parentElement).not.toHaveAttribute('open'));
    expect(opener).toHaveFocus();
  });

  it('has a chat only if one is configured', () => {
    const { unmount } = renderHeader('/');
    expect(screen.queryByRole('button', { name: 'Chat with support' })).not.toBeInTheDocument();
    unmount();
    renderHeader('/', aShell({ config: aConfig({ liveChatUrl: '/chat' }) }));
    expect(screen.getByRole('button', { name: 'Chat with support' })).toBeInTheDocument();
  });

  it.each([
    { rule: 'a sandbox', config: { isSandbox: true }, mark: 'Sandbox' },
    { rule: 'test coins', config: { testCoins: { chainIds: {}, faucetUrl: '' } }, mark: 'Test coins' },
  ])('marks a site with $rule', ({ config, mark }) => {
    const { unmount } = renderHeader('/');
    expect(screen.queryByText(mark)).not.toBeInTheDocument();
    unmount();
    renderHeader('/', aShell({ config: aConfig(config) }));
    expect(screen.getByText(mark)).toBeInTheDocument();
  });

  it('shows the official host name', () => {
    renderHeader('/', aShell({ config: aConfig({ hostName: 'coinlane.example' }) }));
    expect(screen.getByRole('complementary', { name: 'Address of this site' })).toHaveTextContent(
      'Check the address bar: coinlane.example',
    );
  });
});
