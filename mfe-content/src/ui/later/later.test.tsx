/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { Later } from '.';

const WORDS = { loading: 'Loading it', failed: 'It did not come', retry: 'Load it again' };
const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const load = () => Promise.resolve(Greeting);

describe('Later', () => {
  it('is an announced place until its code is there', async () => {
    render(<Later load={load} given={{ name: 'Ann' }} words={WORDS} />);
    expect(screen.getByText('Loading it')).toBeInTheDocument();
    expect(await screen.findByText('Hello Ann')).toBeInTheDocument();
  });

  it('is the place alone on the server', () => {
    expect(renderToString(<Later load={load} given={{ name: 'Ann' }} words={WORDS} />)).not.toContain('Ann');
  });

  it('says that the code did not come, and asks again', async () => {
    const answers = [() => Promise.reject(new Error('offline')), load];
    const unsteady = () => (answers.shift() ?? load)();
    render(<Later load={unsteady} given={{ name: 'Ann' }} words={WORDS} />);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Load it again' }));
    expect(await screen.findByText('Hello Ann')).toBeInTheDocument();
  });

  it('tells its part what changed', async () => {
    const { rerender } = render(<Later load={load} given={{ name: 'Ann' }} words={WORDS} />);
    await screen.findByText('Hello Ann');
    rerender(<Later load={load} given={{ name: 'Bob' }} words={WORDS} />);
    expect(screen.getByText('Hello Bob')).toBeInTheDocument();
  });
});
