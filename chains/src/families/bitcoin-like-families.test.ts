import { BITCOIN_LIKE_VECTORS } from './address-vectors.fixture.ts';
import { describeFamilies } from './describe-families.fixture.ts';

describeFamilies(BITCOIN_LIKE_VECTORS);
