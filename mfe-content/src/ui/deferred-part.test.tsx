/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';

import { I18nextProvider } from '@coinlane/shared-ui/i18n';

import { aRequest } from '../app/fragment-request.fixture';
import { mountPropsOf } from '../app/mount-props.fixture';
import { showOnStage } from '../app/stage.fixture';
import { DeferredPart } from './deferred-part';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const load = () => Promise.resolve(Greeting);

const Guests = () => {
  const [name, setName] = useState('Ann');
  return (
    <>
      <button onClick={() => setName('Bob')}>Next</button>
      <DeferredPart load={load} partProps={{ name }} />
    </>
  );
};

describe('DeferredPart', () => {
  it('announces that it is loading', async () => {
    showOnStage(<DeferredPart load={load} partProps={{ name: 'Ann' }} />);
    expect(screen.getByText('This part of the page is loading')).toBeInTheDocument();
    expect(await screen.findByText('Hello Ann')).toBeInTheDocument();
  });

  it('renders only its place on the server', () => {
    const html = renderToString(
      <I18nextProvider i18n={mountPropsOf(aRequest('/')).i18n}>
        <DeferredPart load={load} partProps={{ name: 'Ann' }} />
      </I18nextProvider>,
    );
    expect(html).toContain('This part of the page is loading');
    expect(html).not.toContain('Ann');
  });

  it('shows a load failure, and retries', async () => {
    const answers = [() => Promise.reject(new Error('offline')), load];
    const unsteady = () => (answers.shift() ?? load)();
    showOnStage(<DeferredPart load={unsteady} partProps={{ name: 'Ann' }} />);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Load it again' }));
    expect(await screen.findByText('Hello Ann')).toBeInTheDocument();
  });

  it('passes changed props to its part', async () => {
    showOnStage(<Guests />);
    await screen.findByText('Hello Ann');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Hello Bob')).toBeInTheDocument();
  });
});
