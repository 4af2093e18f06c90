import { createEvent, createStore, fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';

/**
 * The smallest useful page with the libraries of the site and none of its code: an amount in a store, and two
 * routes. It is the lower bound for a page that is rendered in the browser.
 */
const amountChanged = createEvent<string>();
const $amount = createStore('').on(amountChanged, (_, amount) => amount);

const Form = () => {
  const { amount, changed } = useUnit({ amount: $amount, changed: amountChanged });
  useEffect(() => {
    document.body.dataset['state'] = 'ready';
  }, []);
  return (
    <main>
      <h1>Exchange</h1>
      <label>
        You send{' '}
        <input
          inputMode="decimal"
          value={amount}
          onChange={({ target }) => {
            changed(target.value);
          }}
        />
      </label>
      <Link to="/alone/about">About</Link>
    </main>
  );
};

createRoot(document.body).render(
  <Provider value={fork()}>
    <BrowserRouter>
      <Routes>
        <Route path="/alone/about" element={<h1>About</h1>} />
        <Route path="*" element={<Form />} />
      </Routes>
    </BrowserRouter>
  </Provider>,
);
