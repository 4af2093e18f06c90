import { providerIds } from '../registry.ts';
import { CHECKS } from './checks.fixture.ts';
import { openSubject } from './subject.fixture.ts';

/** Covers every provider of the registry. Fails for a provider without a fake. */
describe.each(providerIds())('the adapter %s', (id) => {
  it.each(CHECKS)('$name', async ({ run }) => {
    const subject = await openSubject(id);
    try {
      await run(subject);
    } finally {
      await subject.close();
    }
  });
});
