import { describeManyWriters } from './many-writers.fixture.ts';

describeManyWriters({ processes: 8, writes: 50, kills: 12, reads: 500 });
