import { describeStopped, killAt, stopAt } from './stopped-at-step.fixture.ts';

describeStopped('a stop before every operation that changes a file', stopAt, null);
describeStopped('kill -9 before an operation in the middle', killAt, [4]);
