/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Route, Routes } from 'react-router';

import { memoryNavigation } from '../testing';
import { RemoteRouter } from './remote-router';

const owns = (pathname: string): boolean => pathname.startsWith('/exchange');

const pages = (
  <Routes>
    <Route path="/exchange" element={<h1>Form</h1>} />
    <Route path="/exchange/history" element={<h1>Orders</h1>} />
  </Routes>
);

describe('RemoteRouter', () => {
  it('shows where the shell is, and follows it', () => {
    const navigation = memoryNavigation('/exchange');
    render(
      <RemoteRouter navigation={navigation} owns={owns}>
        {pages}
      </RemoteRouter>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('Form');
    act(() => navigation.push('/exchange/history'));
    expect(screen.getByRole('heading')).toHaveTextContent('Orders');
  });

  it('goes along with a link that was pressed after it was drawn and before it could hear', () => {
    const navigation = memoryNavigation('/exchange');
    const Impatient = () => {
      useLayoutEffect(() => navigation.push('/exchange/history'), []);
      return pages;
    };
    render(
      <RemoteRouter navigation={navigation} owns={owns}>
        <Impatient />
      </RemoteRouter>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('Orders');
  });

  it('stays with its own last page where the shell goes to another remote', () => {
    const navigation = memoryNavigation('/exchange/history');
    render(
      <RemoteRouter navigation={navigation} owns={owns}>
        {pages}
      </RemoteRouter>,
    );
    act(() => navigation.push('/currencies'));
    expect(screen.getByRole('heading')).toHaveTextContent('Orders');
  });
});
