/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import axe from 'axe-core';

import { InShell } from '../testing';
import { Layout } from './layout';

// axe measures icon fonts on a canvas, which jsdom does not have
HTMLCanvasElement.prototype.getContext = () => null;

const renderPage = () =>
  render(
    <InShell>
      <Layout pathname="/currencies">
        <h1>Currencies</h1>
      </Layout>
    </InShell>,
  );

describe('Layout', () => {
  it('has the landmarks of a page, each once', () => {
    renderPage();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('has a skip link to the content', () => {
    renderPage();
    const first = screen.getAllByRole('link')[0];
    expect(first).toHaveAccessibleName('Skip to content');
    expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });

  it('has a live region that is empty until an announcement', () => {
    renderPage();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('has no axe violations', async () => {
    const { container } = renderPage();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  });
});
