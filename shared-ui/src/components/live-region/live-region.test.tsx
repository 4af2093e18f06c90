/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { announce } from './announce';
import { DialogLiveRegion, LiveRegion } from './live-region';

afterEach(() => document.body.replaceChildren());

describe('announce', () => {
  it('announces in the region of the page', () => {
    render(<LiveRegion />);
    announce('3 currencies found');
    expect(screen.getByRole('status')).toHaveTextContent('3 currencies found');
  });

  it('creates the region if the page has none', () => {
    announce('Copied');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  it('creates it once', () => {
    announce('one');
    announce('two');
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('changes the text even if it is repeated, so that it is announced', () => {
    announce('Copied');
    const first = screen.getByRole('status').textContent;
    announce('Copied');
    expect(screen.getByRole('status').textContent).not.toBe(first);
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  it('announces inside an open dialog, because the page behind it is not announced', () => {
    render(
      <>
        <LiveRegion />
        <dialog open>
          <DialogLiveRegion />
        </dialog>
      </>,
    );
    announce('Copied');
    expect(screen.getByRole('dialog')).toHaveTextContent('Copied');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('survives a re-render of the page', () => {
    const { rerender } = render(<LiveRegion />);
    announce('Copied');
    rerender(<LiveRegion />);
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });
});
