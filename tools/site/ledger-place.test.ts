import { fromRoot } from '../webpack/index.ts';
import { ledgerPlace } from './ledger-place.ts';

describe('the place of the ledger', () => {
  it.each([
    { variables: {}, store: fromRoot('.data/ledger'), env: 'local' },
    { variables: { DATA_DIR: '/srv/data' }, store: '/srv/data/ledger', env: 'local' },
    {
      variables: { DATA_DIR: '/srv/data', LEDGER_STORE: '/srv/ledger', LEDGER_ENV: 'staging' },
      store: '/srv/ledger',
      env: 'staging',
    },
    { variables: { LEDGER_STORE: 'here' }, store: fromRoot('here'), env: 'local' },
  ])('$variables', ({ variables, store, env }) => {
    expect(ledgerPlace(variables)).toEqual({ store, env });
  });
});
