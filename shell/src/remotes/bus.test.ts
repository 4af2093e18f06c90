import { transactionCreated } from '@coinlane/shared-contracts/events';

import { createShellBus } from './bus';

const created = { transactionId: 'a1', fromTicker: 'btc', toTicker: 'eth' };

describe("the shell's bus", () => {
  it('reports a subscriber that throws, and notifies the others', () => {
    const report = jest.fn();
    const hear = jest.fn();
    const bus = createShellBus(report);
    bus.subscribe(transactionCreated, () => {
      throw new Error('deaf');
    });
    bus.subscribe(transactionCreated, hear);

    bus.publish(transactionCreated, created);

    expect(hear).toHaveBeenCalledWith(created);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'deaf' }));
  });

  it('reports a payload that does not decode, and does not deliver it', () => {
    const report = jest.fn();
    const hear = jest.fn();
    const bus = createShellBus(report);
    bus.subscribe(transactionCreated, hear);

    bus.publish({ ...transactionCreated, name: transactionCreated.name }, JSON.parse('{"transactionId":1}'));

    expect(hear).not.toHaveBeenCalled();
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('exchange/transaction-created@1') }),
    );
  });
});
