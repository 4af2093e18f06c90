/** @jest-environment browser */
import { allSettled, serialize } from 'effector';

import { createEventBus, transactionFinished } from '@coinlane/shared-contracts/events';

import { aRequest } from '../../app/fragment-request.fixture';
import { mountPropsOf } from '../../app/mount-props.fixture';
import { aReply, aServiceWith, TRANSACTION_ID } from '../../app/service.fixture';
import { transactionStatusModel } from '../model/transaction-status';
import { createOrderRequestScope, createOrderScope } from './create-order-scope';

const KEY = `GET public-v1.1/transactions/${TRANSACTION_ID}`;

const open = async (status: string) => {
  const ended = jest.fn();
  const published = jest.fn();
  const bus = createEventBus(jest.fn());
  bus.subscribe(transactionFinished, published);
  const http = aServiceWith({ [KEY]: aReply({ status }) });
  const props = { ...mountPropsOf(aRequest('/'), { http }), bus };
  const scope = createOrderScope(props, { pay: () => undefined, ended }, null);
  await allSettled(transactionStatusModel.opened, { scope, params: TRANSACTION_ID });
  return { props, scope, ended, published };
};

describe('the scope of the order page', () => {
  it('reports the end of the order to the site and to the flow around the page', async () => {
    const { ended, published } = await open('finished');
    expect(ended.mock.calls).toEqual([[TRANSACTION_ID]]);
    expect(published.mock.calls).toEqual([[{ transactionId: TRANSACTION_ID, status: 'finished' }]]);
  });

  it('reports nothing while the order is running', async () => {
    const { ended, published } = await open('sending');
    expect(ended).not.toHaveBeenCalled();
    expect(published).not.toHaveBeenCalled();
  });

  it('is empty for another page', async () => {
    const { props, scope } = await open('sending');
    expect(scope.getState(transactionStatusModel.$view)._tag).toBe('Shown');
    const other = createOrderScope(props, { pay: () => undefined, ended: () => undefined }, null);
    expect(other.getState(transactionStatusModel.$view)._tag).toBe('Pending');
  });

  it('starts without the state of another screen', async () => {
    const { props, scope: filled } = await open('sending');
    const state = { form: serialize(filled) };
    const scope = createOrderScope(props, { pay: () => undefined, ended: () => undefined }, state);
    expect(scope.getState(transactionStatusModel.$view)._tag).toBe('Pending');
  });

  it("starts with the server's state", async () => {
    const { props } = await open('sending');
    const onServer = createOrderRequestScope(props);
    await allSettled(transactionStatusModel.opened, { scope: onServer, params: TRANSACTION_ID });
    const state: unknown = JSON.parse(JSON.stringify({ order: serialize(onServer) }));
    const scope = createOrderScope(props, { pay: () => undefined, ended: () => undefined }, state);
    expect(scope.getState(transactionStatusModel.$view)._tag).toBe('Shown');
  });
});
