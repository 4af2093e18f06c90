import { startLab } from '@coinlane/provider-lab';

import { aCreateBody } from '../testing/lab-gateway.fixture.ts';
import { KINDS, startKind } from '../testing/store-places.fixture.ts';
import { aStoreSite } from '../testing/store-site.fixture.ts';

describe.each(KINDS)('a provider that is switched off on one of two servers on %s', (name) => {
  it('gets no order on the other one soon, and its running order is read', async () => {
    const kind = await startKind(name);
    const place = await kind.createPlace();
    const lab = await startLab({ pace: 0.001 });
    const settings = lab.providers.filter(({ id }) => id === 'changenow');
    const here = await aStoreSite(await place.open(), settings);
    const there = await aStoreSite(await place.open(), settings);
    there.gateway.start();
    const made = await there.create('k1', aCreateBody());
    await here.gateway.switchOff('changenow', true, 'eva');
    while (there.gateway.health()[0]?.isSwitchedOff === false)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const refused = await there.create('k2', aCreateBody());
    for (const { id } of lab.book.all()) lab.book.pay(id);
    const read = await there.read(made.body['id']);
    await here.gateway.switchOff('changenow', false, 'eva');
    const again = await here.create('k3', aCreateBody());
    for (const site of [here, there]) await site.stop();
    await lab.stop();
    await kind.end();

    expect([made.status, refused.body['error'], read.body['status'] === 'waiting', again.status]).toEqual([
      200,
      'pair_is_inactive',
      false,
      200,
    ]);
  });
});
