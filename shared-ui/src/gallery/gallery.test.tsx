/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import axe from 'axe-core';

import { ButtonSamples } from './button-samples';
import { ContentSamples } from './content-samples';
import { FeedbackSamples } from './feedback-samples';
import { FieldSamples } from './field-samples';
import { Gallery } from './gallery';
import { NavigationSamples } from './navigation-samples';

const columns = ['Light', 'Dark', 'Right to left'] as const;

describe('Gallery', () => {
  it('hydrates server-rendered HTML without warnings', async () => {
    const reports: unknown[] = [];
    const errors = jest.spyOn(console, 'error').mockImplementation((...words) => reports.push(words));
    const page = document.createElement('div');
    document.body.append(page);
    const html = renderToString(<Gallery />);
    page.innerHTML = html;

    const root = await act(async () => {
      const taken = hydrateRoot(page, <Gallery />, { onRecoverableError: (error) => reports.push(error) });
      await Promise.resolve();
      return taken;
    });

    expect(reports).toEqual([]);
    expect(html).toContain('Create exchange');
    await act(async () => {
      root.unmount();
      await Promise.resolve();
    });
    page.remove();
    errors.mockRestore();
  });

  it('needs no inline styles, which the content security policy blocks', () => {
    expect(renderToString(<Gallery />)).not.toMatch(/ style="/);
  });

  it('has unique element ids', () => {
    const { container } = render(<Gallery />);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('shows both themes and right-to-left', () => {
    render(<Gallery />);
    const regions = columns.map((name) => screen.getByRole('region', { name }));
    expect(regions.map((region) => region.dataset.theme)).toEqual(['light', 'dark', 'light']);
    expect(regions.map((region) => region.dir)).toEqual(['ltr', 'ltr', 'rtl']);
  });

  it('shows the same in every column', () => {
    render(<Gallery />);
    const [light, ...others] = columns.map((name) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    );
    expect(light?.length).toBeGreaterThan(15);
    others.forEach((headings) => expect(headings).toEqual(light));
  });
});

describe('the samples', () => {
  // contrast and icon fonts need a layout: e2e checks them
  const rules = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };

  it.each([
    { samples: 'buttons', Samples: ButtonSamples },
    { samples: 'fields', Samples: FieldSamples },
    { samples: 'feedback', Samples: FeedbackSamples },
    { samples: 'content', Samples: ContentSamples },
    { samples: 'navigation', Samples: () => <NavigationSamples name="test" /> },
  ])(
    'of $samples have no axe violations',
    async ({ Samples }) => {
      const { container } = render(
        <main>
          <h1>Components</h1>
          <h2>Samples</h2>
          <Samples />
        </main>,
      );
      const { violations, passes } = await axe.run(container, { rules });
      expect(violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html }))).toEqual([]);
      expect(passes.length).toBeGreaterThan(0);
    },
    20_000,
  );
});
