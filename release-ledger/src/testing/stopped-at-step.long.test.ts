import { describeStopped, killAt } from './stopped-at-step.fixture.ts';

describeStopped('kill -9 before every operation that changes a file', killAt, null);
