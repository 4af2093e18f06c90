import { providerIds } from '../registry.ts';
import { CHECKS } from './checks.fixture.ts';
import { openSubject } from './subject.fixture.ts';

/** A provider of the registry is in this suite by its line there. Without a fake it fails. */
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
