/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';

import german from '../../../locales/de.json';
import { DEVELOPER_PLACE } from '../../chrome/places';
import { aComposition, InShell } from '../../testing';
import { createTranslations } from '../../texts';
import { DeveloperCorner } from './developer-corner';
import { aPin, live } from './pins.fixture';

HTMLCanvasElement.prototype.getContext = () => null;

const footer = document.createElement('footer');
const place = document.createElement('span');
place.id = DEVELOPER_PLACE;
footer.append(place);
document.body.append(footer);

const show = (overrides: readonly string[] = []) => {
  const composition = aComposition([aPin('1', { why: 'canary' })]);
  const { container } = render(
    <InShell>
      <DeveloperCorner composition={composition} overrides={overrides} />
    </InShell>,
  );
  return { composition, container };
};

const opener = () => screen.getByRole('button', { name: 'What runs on this page' });
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') ?? document.body;

describe('the developer panel', () => {
  it('shows version, reason, state and last failure of each remote', async () => {
    const { composition } = show(['mfe-listing@1']);
    await userEvent.click(opener());
    const cells = async () =>
      within(await rowOf('mfe-listing'))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(await cells()).toEqual([
      'Remotemfe-listing',
      'Version1',
      'Whycanary',
      'Statenot requested',
      'Load time–',
      'Last errornone',
    ]);
    act(() => {
      composition.asked(aPin('1'));
      composition.failed('mfe-listing', '1', 'timeout');
      composition.ready('mfe-listing', '0', 321.4);
      composition.follow(live('2', [], 9));
    });
    expect((await cells()).slice(1)).toEqual([
      'Version0',
      'Whystable',
      'Stateready',
      'Load time321 ms',
      'Last error1: timeout',
    ]);
    const facts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(facts).toEqual(['1', '9', 'mfe-listing@1', 'mfe-listing@0', 'none']);
  });

  it('opens with Ctrl+Shift+., closes with its button, and restores focus', async () => {
    show();
    opener().focus();
    await userEvent.keyboard('{Control>}{Shift>}[Period]{/Shift}{/Control}');
    const close = await screen.findByRole('button', { name: 'Close' });
    await userEvent.click(close);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it('scrolls by keys on a low screen: its content can have the focus', async () => {
    show();
    await userEvent.click(opener());
    (await screen.findByRole('button', { name: 'Close' })).focus();
    await userEvent.tab();
    expect(screen.getByRole('region', { name: 'What runs on this page' })).toHaveFocus();
  });

  it('is in the language of the page', async () => {
    const onMissingKey = jest.fn();
    const inGerman = createTranslations({ language: 'de', messages: { shell: german }, onMissingKey });
    render(
      <InShell i18n={inGerman}>
        <DeveloperCorner composition={aComposition([aPin('1', { why: 'canary' })])} overrides={[]} />
      </InShell>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Was auf dieser Seite läuft' }));
    const cells = within(await rowOf('mfe-listing')).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Remotemfe-listing',
      'Version1',
      'GrundCanary',
      'Zustandnicht angefordert',
      'Ladezeit–',
      'Letzter Fehlerkeine',
    ]);
    expect(document.querySelectorAll('[lang="en"]')).toHaveLength(0);
    expect(onMissingKey).not.toHaveBeenCalled();
  });

  it('has no axe violations', async () => {
    const { container } = show();
    await userEvent.click(opener());
    await screen.findByRole('table');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
