import { describeManyWriters } from './many-writers.fixture.ts';

// 30 writes: the rarest bucket fault hits every 29th
describeManyWriters({ processes: 3, writes: 10, kills: 3, reads: 200 });
