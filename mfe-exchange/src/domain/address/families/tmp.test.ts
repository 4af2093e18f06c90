import { loadFamily } from '../load-family';
import { ADDRESS_VECTORS } from './address-vectors.fixture';
it('x', async () => { const out: string[] = [];
 for (const v of ADDRESS_VECTORS) { const f = await loadFamily(v.network); for (const a of v.valid) { const r = f?.(a); if (r !== 'Valid') out.push(`${v.network} ${a} ${r}`); } }
 expect(out).toEqual([]); });
