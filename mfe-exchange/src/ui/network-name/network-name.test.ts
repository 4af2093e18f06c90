import { networkName } from '.';

describe('networkName', () => {
  it.each([
    { network: 'trx', name: 'TRON' },
    { network: 'xrp', name: 'XRP Ledger' },
    { network: 'newchain', name: 'NEWCHAIN' },
  ])('$network is $name', ({ network, name }) => {
    expect(networkName(network)).toBe(name);
  });
});
