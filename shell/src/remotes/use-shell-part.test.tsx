/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';

import { useShellPart } from './use-shell-part';

const Part = ({ load }: { readonly load: () => Promise<string> }) => {
  const loaded = useShellPart('ops', load);
  switch (loaded._tag) {
    case 'Loading':
      return <p>loading</p>;
    case 'Loaded':
      return <p>{loaded.part}</p>;
    case 'Failed':
      return (
        <button onClick={loaded.retry}>
          {loaded.failure.remote}@{loaded.failure.version}: {loaded.failure.kind}
        </button>
      );
  }
};

const chunkError = (): Error =>
  Object.assign(new Error('Loading chunk ops failed.'), { request: '/shell/7/browser/ops.js' });

describe('a part of the shell that loads on demand', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('is shown when its code has loaded', async () => {
    render(
      <StrictMode>
        <Part load={() => Promise.resolve('the page')} />
      </StrictMode>,
    );
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText('the page')).toBeVisible();
  });

  it.each([
    { what: 'a missing chunk', thrown: chunkError(), status: 404, says: 'shell@ops: http' },
    { what: 'code that throws', thrown: new TypeError('x'), status: 200, says: 'shell@ops: evaluation' },
  ])('shows the error ($what), and loads on retry', async ({ thrown, status, says }) => {
    globalThis.fetch = jest.fn(() => Promise.resolve(new Response('', { status })));
    const load = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(thrown)
      .mockResolvedValueOnce('the page');
    render(<Part load={load} />);
    await userEvent.click(await screen.findByRole('button', { name: says }));
    expect(await screen.findByText('the page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
