/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';

import { aConfig, aShell, InShell } from '../testing';
import { FooterContent } from './footer';

const SANDBOX = /all orders, rates and addresses are simulated. Do not send coins/;

const renderFooter = (shell = aShell()) =>
  render(
    <InShell shell={shell}>
      <FooterContent />
    </InShell>,
  );

describe('Footer', () => {
  it('has its links in named columns', () => {
    renderFooter();
    const product = screen.getByRole('navigation', { name: 'Product' });
    expect(within(product).getByRole('link', { name: 'All currencies to exchange' })).toHaveAttribute(
      'href',
      '/all-currencies-exchange',
    );
    expect(within(product).getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'href',
      '/exchange/history',
    );
    const company = screen.getByRole('navigation', { name: 'About' });
    expect(within(company).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  });

  it('includes the language prefix', () => {
    renderFooter(aShell({ language: 'ja' }));
    expect(screen.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/ja/terms-of-use');
  });

  it('shows the support e-mail', () => {
    renderFooter();
    expect(screen.getByRole('link', { name: 'help@coinlane.example' })).toHaveAttribute(
      'href',
      'mailto:help@coinlane.example',
    );
  });

  it('shows only on the sandbox that no real money is used', () => {
    const { unmount } = renderFooter(aShell({ config: aConfig({ isSandbox: true }) }));
    expect(screen.getByText(SANDBOX)).toBeInTheDocument();
    unmount();
    renderFooter(aShell({ config: aConfig({ isSandbox: false }) }));
    expect(screen.queryByText(SANDBOX)).not.toBeInTheDocument();
  });
});
