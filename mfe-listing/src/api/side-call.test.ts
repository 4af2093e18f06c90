import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { fakeHttp } from '@coinlane/shared-contracts/testing';

import { sideCalls } from './side-call';

describe('sideCalls', () => {
  it('limits each call to the remaining time', async () => {
    const seen: HttpRequest[] = [];
    const left = [600, 250];
    const http = sideCalls(fakeHttp({}, seen), () => left.shift() ?? 50);
    for (const path of ['/a', '/b']) await http({ method: 'GET', service: 'content', path })();

    expect(seen.map(({ path, timeoutMs }) => [path, timeoutMs])).toEqual([
      ['/a', 600],
      ['/b', 250],
    ]);
  });
});
