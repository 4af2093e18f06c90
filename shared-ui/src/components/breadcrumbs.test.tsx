/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';

import { Breadcrumbs } from './breadcrumbs';

const items = [
  { label: 'Home', href: '/' },
  { label: 'Currencies', href: '/currencies' },
  { label: 'Bitcoin', href: '/currencies/bitcoin' },
];

describe('Breadcrumbs', () => {
  it('links all parent pages', () => {
    render(<Breadcrumbs label="You are here" items={items} />);
    const links = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/currencies']);
  });

  it('names the current page without a link', () => {
    render(<Breadcrumbs label="You are here" items={items} />);
    expect(screen.getByText('Bitcoin')).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Bitcoin' })).not.toBeInTheDocument();
  });
});
